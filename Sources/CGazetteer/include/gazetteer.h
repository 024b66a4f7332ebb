#ifndef GAZETTEER_H
#define GAZETTEER_H

#include <stddef.h>

/// The bytes of Resources/gazetteer.bin; pointer and count, because an array of unknown size is invisible to Swift.
const unsigned char *_Nonnull gazetteer_bytes(void);
size_t gazetteer_count(void);

#endif
