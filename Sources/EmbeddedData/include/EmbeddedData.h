#ifndef EMBEDDED_DATA_H
#define EMBEDDED_DATA_H

#include <stddef.h>

/// A file that is part of the program. Pointer and count, because an array of unknown size is invisible to Swift.
typedef struct {
    const unsigned char *_Nonnull bytes;
    size_t count;
} EmbeddedFile;

/// Resources/gazetteer.bin
EmbeddedFile embedded_gazetteer(void);
/// Resources/shorelines.bin
EmbeddedFile embedded_shorelines(void);
/// Resources/areas.bin
EmbeddedFile embedded_areas(void);
/// Resources/roads.bin
EmbeddedFile embedded_roads(void);
/// Resources/destinations.bin, whose licence not everybody can use; empty in a program built without that file.
EmbeddedFile embedded_destinations(void);
/// Resources/osm-places.bin, which is under the ODbL; empty in a program built without that file.
EmbeddedFile embedded_osm_places(void);
/// Resources/countries.tsv
EmbeddedFile embedded_countries(void);
/// Resources/DATA.md
EmbeddedFile embedded_data_page(void);
/// Resources/LICENSE.txt
EmbeddedFile embedded_license(void);
/// Resources/sample-trips.json
EmbeddedFile embedded_sample_trips(void);

#endif
