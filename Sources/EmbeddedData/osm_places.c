#include "EmbeddedData.h"

#if __has_embed("../../Resources/osm-places.bin")
static const unsigned char bytes[] = {
#embed "../../Resources/osm-places.bin"
};

EmbeddedFile embedded_osm_places(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
#else
static const unsigned char bytes[1];

EmbeddedFile embedded_osm_places(void) { return (EmbeddedFile){bytes, 0}; }
#endif
