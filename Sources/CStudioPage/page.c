#include "CStudioPage.h"

// The page is made by a build of its own, which has a fresh clone of the package do without. An empty file is none:
// it is put there first, so that the compiler writes down that this file depends on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

#ifdef __has_embed
#if __has_embed("../../.build-studio/studio.html") == __STDC_EMBED_FOUND__
#define PLUMB_HAS_STUDIO_PAGE
#endif
#endif

#ifdef PLUMB_HAS_STUDIO_PAGE
static const unsigned char page[] = {
#embed "../../.build-studio/studio.html"
};
const unsigned char *plumb_studio_page(void) { return page; }
size_t plumb_studio_page_size(void) { return sizeof page; }
#else
const unsigned char *plumb_studio_page(void) { return NULL; }
size_t plumb_studio_page_size(void) { return 0; }
#endif
