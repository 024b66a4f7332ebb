#include "EmbeddedData.h"

static const unsigned char bytes[] = {
#embed "../../Resources/LICENSE.txt"
};

EmbeddedFile embedded_license(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
