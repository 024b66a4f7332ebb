#include "EmbeddedData.h"

static const unsigned char bytes[] = {
#embed "../../Resources/areas.bin"
};

EmbeddedFile embedded_areas(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
