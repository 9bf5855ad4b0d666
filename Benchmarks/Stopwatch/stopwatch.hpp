// The twin of Sources/SolverDriver/Stopwatch.swift, which tells the commands, for the drivers in C++.
//
// A session has clear(), build(), take(phase, step), values(values), and a sum of all values that it has read: that
// they are used keeps the optimiser from leaving the reading out.

#pragma once

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <limits>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace stopwatch {

inline double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

inline void write(const std::vector<double>& values, const std::string& path) {
  std::ofstream stream(path, std::ios::binary);
  stream.write(reinterpret_cast<const char*>(values.data()),
               static_cast<std::streamsize>(values.size() * sizeof(double)));
  stream.close();
  if (!stream) throw std::runtime_error("cannot write " + path);
}

template <typename Session> void answer(Session& session, std::istringstream& words) {
  std::string command, phase, path;
  int count = 0, every = 0;
  double limit = 0;
  words >> command;
  if (command == "build" && words >> count) {
    double fastest = std::numeric_limits<double>::infinity();
    for (; count > 0; --count) {
      session.clear();
      const double start = now();
      session.build();
      fastest = std::min(fastest, now() - start);
    }
    std::cout << fastest;
  } else if (command == "pass" && words >> phase >> count) {
    const double start = now();
    for (int step = 0; step < count; ++step) session.take(phase, step);
    std::cout << now() - start;
  } else if (command == "laps" && words >> phase >> count >> limit >> every >> path) {
    std::vector<double> kept;
    double total = 0;
    for (int step = 0; step < count && total < limit;) {
      const double start = now();
      session.take(phase, step);
      const double lap = now() - start;
      std::cout << lap << ' ';
      total += lap;
      if (++step <= 3 || step % every == 0) session.values(kept);
    }
    write(kept, path);
  } else if (command == "values" && words >> path) {
    std::vector<double> kept;
    session.values(kept);
    write(kept, path);
  } else {
    throw std::runtime_error("unknown command " + command);
  }
  std::cout << std::endl;
}

// Answers what comes line by line, and returns the exit code.
template <typename Session> int run(Session& session) {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    answer(session, words);
  }
  // Somewhere the sum has to be used.
  return session.sum == 0.1 ? 3 : 0;
}

}  // namespace stopwatch
