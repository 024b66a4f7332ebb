#ifndef SAMPLE_TRIPS_H
#define SAMPLE_TRIPS_H

#include <stddef.h>

/// The bytes of Resources/sample-trips.json; pointer and count, because an array of unknown size is invisible to Swift.
const unsigned char *_Nonnull sample_trips_bytes(void);
size_t sample_trips_count(void);

#endif
