#include "EmbeddedData.h"

static const unsigned char bytes[] = {
#embed "../../Resources/gazetteer.bin"
};

EmbeddedFile embedded_gazetteer(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
