#include "EmbeddedData.h"

static const unsigned char bytes[] = {
#embed "../../Resources/countries.tsv"
};

EmbeddedFile embedded_countries(void) { return (EmbeddedFile){bytes, sizeof bytes}; }
