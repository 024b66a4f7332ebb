#include "EmbeddedData.h"

static const unsigned char bytes[] = {
#embed "../../Resources/shorelines.bin"
};

EmbeddedFile embedded_shorelines(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
