#pragma once
#include <stddef.h>

/// The page of a live hierarchy as Scripts/make-live-page leaves it, without its data.
const unsigned char *_Nonnull plumb_hierarchy_page(void);

/// How many bytes that are.
size_t plumb_hierarchy_page_size(void);
