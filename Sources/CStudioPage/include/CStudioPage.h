#pragma once
#include <stddef.h>

/// The studio's page as Scripts/build-studio leaves it; null where it was not built before the program was.
const unsigned char *plumb_studio_page(void);

/// How many bytes that are.
size_t plumb_studio_page_size(void);
