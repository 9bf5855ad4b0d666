// The tests in Cases/ are as Xcode would run them.
