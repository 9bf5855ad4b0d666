# The program to hand out, and its checksum: .build/release-archives.
.PHONY: release
release:
	Scripts/release-archive
