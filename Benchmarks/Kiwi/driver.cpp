// The twin of Sources/SolverDriver for Kiwi: reads the same workloads, takes the same commands, answers alike.
//
// Kiwi is used as its documentation advises: edits are edit variables, terms are handed over in one vector, variables
// are updated once after all changes of a step.

#include <kiwi/kiwi.h>

#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "../Stopwatch/stopwatch.hpp"

namespace {

using Setting = std::pair<int, double>;
template <typename Part> using Steps = std::vector<std::vector<Part>>;

struct Line {
  int relation;
  double strength;
  double constant;
  std::vector<Setting> terms;
};

struct Edit {
  int variable;
  double strength;
  double value;
};

struct Change {
  int operation;
  int index;
};

enum Operation { makeVariable, addConstraint, removeConstraint, removeVariable };

struct Workload {
  int variables = 0;
  std::vector<Line> lines;
  std::vector<Edit> edits;
  std::vector<int> order;
  Steps<Setting> editSteps;
  Steps<Setting> replacements;
  Steps<Change> changes;
};

// Kiwi has weights where Plumb has an order. These are as far apart as the nine decades that it allows let them be,
// widest where the workloads set many constraints of one priority against few of the next.
double strength(double priority) {
  static const std::map<double, double> strengths = {
      {1000, kiwi::strength::required}, {999, 1e9}, {900, 1e8}, {750, 1e6}, {740, 1e4}, {251, 1e2}, {250, 1}};
  return strengths.at(priority);
}

class Reader {
 public:
  explicit Reader(const std::string& path) : stream(path) {
    if (!stream) throw std::runtime_error("cannot read " + path);
  }

  Workload read() {
    Workload workload;
    workload.variables = next<int>();
    workload.lines.resize(next<int>());
    workload.edits.resize(next<int>());
    workload.editSteps.resize(next<int>());
    workload.replacements.resize(next<int>());
    const int count = static_cast<int>(workload.lines.size());
    for (Line& line : workload.lines) {
      line.relation = next<int>();
      line.strength = strength(next<double>());
      line.constant = next<double>();
      line.terms = settings();
    }
    for (Edit& edit : workload.edits) {
      edit.variable = next<int>();
      edit.strength = strength(next<double>());
      edit.value = next<double>();
    }
    for (auto& step : workload.editSteps) step = settings();
    for (auto& step : workload.replacements) step = settings();
    for (size_t edit = 0; edit < workload.edits.size(); ++edit) {
      workload.order.push_back(count + static_cast<int>(edit));
    }
    for (int line = 0; line < count; ++line) workload.order.push_back(line);
    readRest(workload);
    return workload;
  }

 private:
  std::ifstream stream;

  void readRest(Workload& workload) {
    std::string word;
    while (stream >> word) {
      if (word == "order") {
        workload.order.resize(next<int>());
        for (int& number : workload.order) number = next<int>();
      } else if (word == "changes") {
        next<int>();  // How many variables a build makes: see Session.
        workload.changes.resize(next<int>());
        for (auto& step : workload.changes) {
          step.resize(next<int>());
          for (Change& change : step) change = {next<int>(), next<int>()};
        }
      } else {
        throw std::runtime_error("the workload has an unknown part " + word);
      }
    }
  }

  std::vector<Setting> settings() {
    std::vector<Setting> settings(next<int>());
    for (Setting& setting : settings) {
      setting.first = next<int>();
      setting.second = next<double>();
    }
    return settings;
  }

  template <typename Number> Number next() {
    Number number;
    if (!(stream >> number)) throw std::runtime_error("the workload ends early");
    return number;
  }
};

// A workload in Kiwi. A solver of Kiwi's remembers each variable for ever, so all are made with the build and those
// that come again are used again; else it would grow with every cell.
class Session {
 public:
  explicit Session(const Workload& workload) : workload(workload) {}

  void clear() {
    solver.reset();
    constraints.clear();
    variables.clear();
  }

  void build() {
    solver = std::make_unique<kiwi::Solver>();
    variables.reserve(workload.variables);
    for (int index = 0; index < workload.variables; ++index) variables.emplace_back();
    constraints.resize(workload.lines.size());
    const int count = static_cast<int>(workload.lines.size());
    for (int number : workload.order) {
      if (number < count) {
        add(number, workload.lines[number].constant);
      } else {
        const Edit& edit = workload.edits[number - count];
        solver->addEditVariable(variables[edit.variable], edit.strength);
        solver->suggestValue(variables[edit.variable], edit.value);
      }
    }
    solver->updateVariables();
  }

  void take(const std::string& phase, int step) {
    if (phase == "edits") {
      for (const Setting& setting : workload.editSteps.at(step)) {
        solver->suggestValue(variables[workload.edits[setting.first].variable], setting.second);
      }
    } else if (phase == "replacements") {
      for (const Setting& setting : workload.replacements.at(step)) remove(setting.first);
      for (const Setting& setting : workload.replacements.at(step)) add(setting.first, setting.second);
    } else if (phase == "changes") {
      for (const Change& change : workload.changes.at(step)) {
        if (change.operation == removeConstraint) remove(change.index);
        if (change.operation == addConstraint) add(change.index, workload.lines[change.index].constant);
      }
    } else {
      throw std::runtime_error("'" + phase + "' is no phase");
    }
    solver->updateVariables();
    for (const kiwi::Variable& variable : variables) sum += variable.value();
  }

  void values(std::vector<double>& values) const {
    for (const kiwi::Variable& variable : variables) values.push_back(variable.value());
  }

  // The sum of all values read: that they are used keeps the optimiser from leaving the reading out.
  double sum = 0;

 private:
  const Workload& workload;
  std::unique_ptr<kiwi::Solver> solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  void add(int index, double constant) {
    const Line& line = workload.lines[index];
    std::vector<kiwi::Term> terms;
    terms.reserve(line.terms.size());
    for (const Setting& term : line.terms) terms.emplace_back(variables[term.first], term.second);
    const auto relation = line.relation < 0 ? kiwi::OP_LE : line.relation > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
    constraints[index] =
        kiwi::Constraint(kiwi::Expression(std::move(terms), constant), relation, line.strength);
    solver->addConstraint(constraints[index]);
  }

  void remove(int index) { solver->removeConstraint(constraints[index]); }
};

}  // namespace

int main(int count, char** arguments) {
  try {
    if (count != 2) throw std::runtime_error("usage: driver WORKLOAD");
    const Workload workload = Reader(arguments[1]).read();
    Session session(workload);
    return stopwatch::run(session);
  } catch (const kiwi::UnsatisfiableConstraint&) {
    std::cerr << "found a conflict\n";
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
  }
  return 1;
}
