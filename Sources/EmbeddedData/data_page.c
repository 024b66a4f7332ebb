#include "EmbeddedData.h"

static const unsigned char bytes[] = {
#embed "../../Resources/DATA.md"
};

EmbeddedFile embedded_data_page(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
