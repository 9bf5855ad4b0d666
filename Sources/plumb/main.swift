import PlumbCommands

exit(plumbMain())
