// The sources in App/ are those of an app for Apple's platforms, unchanged: the plugin PlumbPort adapts them.
