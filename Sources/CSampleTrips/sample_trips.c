#include "sample_trips.h"

static const unsigned char bytes[] = {
#embed "../../Resources/sample-trips.json"
};

const unsigned char *sample_trips_bytes(void) { return bytes; }
size_t sample_trips_count(void) { return sizeof bytes; }
