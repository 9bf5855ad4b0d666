#include "CHierarchyPage.h"

// The file stands beside this one in every checkout, so that a client of the package needs no build of its own for it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "hierarchy.html"
};
const unsigned char *plumb_hierarchy_page(void) { return page; }
size_t plumb_hierarchy_page_size(void) { return sizeof page; }
