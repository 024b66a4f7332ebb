#include "gazetteer.h"

static const unsigned char bytes[] = {
#embed "../../Resources/gazetteer.bin"
};

const unsigned char *gazetteer_bytes(void) { return bytes; }
size_t gazetteer_count(void) { return sizeof bytes; }
