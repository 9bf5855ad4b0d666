#include "CTestStart.h"

__attribute__((constructor)) static void start(void) { plumb_testing_start(); }
