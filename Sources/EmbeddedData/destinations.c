#include "EmbeddedData.h"

#if __has_embed("../../Resources/destinations.bin")
static const unsigned char bytes[] = {
#embed "../../Resources/destinations.bin"
};

EmbeddedFile embedded_destinations(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
#else
static const unsigned char bytes[1];

EmbeddedFile embedded_destinations(void) { return (EmbeddedFile){bytes, 0}; }
#endif
