#include "EmbeddedData.h"

static const unsigned char bytes[] = {
#embed "../../Resources/roads.bin"
};

EmbeddedFile embedded_roads(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
