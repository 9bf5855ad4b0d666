"""The parts of Benchmarks/run: workloads, the programs that solve them, measuring, judging and reporting."""
