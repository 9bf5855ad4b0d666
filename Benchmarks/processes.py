"""What running a program takes."""

import os
import subprocess
import time


class Run:
    """A program's clock seconds, seconds of processors with the kernel's, the most memory in MB, and its exit code."""

    def __init__(self, command, output=os.devnull, before=None, interrupt_after=None):
        """`output` is where results go; `before` is called in the new process; SIGINT comes after so many seconds."""
        with open(output, "wb") as results, open(os.devnull, "r+b") as nowhere:
            start = time.monotonic()
            process = subprocess.Popen(command, stdin=nowhere, stdout=results, stderr=nowhere, preexec_fn=before)
            if interrupt_after is not None:
                time.sleep(interrupt_after)
                os.kill(process.pid, 2)
            _, status, usage = os.wait4(process.pid, 0)
            self.clock = time.monotonic() - start
        process.returncode = self.code = os.waitstatus_to_exitcode(status)
        self.processors = usage.ru_utime + usage.ru_stime
        self.memory = usage.ru_maxrss / 1024
