#include "EmbeddedData.h"

static const unsigned char bytes[] = {
#embed "../../Resources/sample-trips.json"
};

EmbeddedFile embedded_sample_trips(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
