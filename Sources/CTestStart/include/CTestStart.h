/// Called before `main` where the module PlumbLayoutTesting is linked: it has mistakes be failures of tests.
void plumb_testing_start(void);
