// Lays out with Yoga: reads trees of boxes as comparison/trees.py writes them, and is asked as Kiwi's driver is.
//
// Yoga is used as a view hierarchy uses it: the nodes stay, a step sets styles, and the root is laid out. Positions are
// not rounded to pixels.

#include <yoga/Yoga.h>

#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "../Stopwatch/stopwatch.hpp"

namespace {

enum class Style { row, width, height, grow, padding, left, top, right, bottom, capped };

struct Setting {
  int node;
  Style style;
  float value;
};

struct Box {
  int frame;
  int parent;
  std::vector<Setting> settings;
};

struct Tree {
  std::vector<Box> boxes;
  std::map<std::string, std::vector<std::vector<Setting>>> phases;
};

class Reader {
 public:
  explicit Reader(const std::string& path) : stream(path) {
    if (!stream) throw std::runtime_error("cannot read " + path);
  }

  Tree read() {
    Tree tree;
    tree.boxes.resize(next<int>());
    for (Box& box : tree.boxes) {
      box.frame = next<int>();
      box.parent = next<int>();
      box.settings = settings();
    }
    for (std::string phase; stream >> phase;) {
      auto& steps = tree.phases[phase];
      steps.resize(next<int>());
      for (auto& step : steps) step = settings();
    }
    return tree;
  }

 private:
  std::ifstream stream;

  std::vector<Setting> settings() {
    static const std::map<std::string, Style> styles = {
        {"row", Style::row},         {"width", Style::width},   {"height", Style::height}, {"grow", Style::grow},
        {"padding", Style::padding}, {"left", Style::left},     {"top", Style::top},       {"right", Style::right},
        {"bottom", Style::bottom},   {"capped", Style::capped}};
    std::vector<Setting> settings(next<int>());
    for (Setting& setting : settings) {
      setting.node = next<int>();
      setting.style = styles.at(next<std::string>());
      setting.value = next<float>();
    }
    return settings;
  }

  template <typename Part> Part next() {
    Part part;
    if (!(stream >> part)) throw std::runtime_error("the tree ends early");
    return part;
  }
};

// A tree of boxes in Yoga.
class Session {
 public:
  explicit Session(const Tree& tree) : tree(tree), config(YGConfigNew()) { YGConfigSetPointScaleFactor(config, 0); }

  Session(const Session&) = delete;

  ~Session() {
    clear();
    YGConfigFree(config);
  }

  void clear() {
    if (!nodes.empty()) YGNodeFreeRecursive(nodes.front());
    nodes.clear();
  }

  void build() {
    nodes.reserve(tree.boxes.size());
    for (const Box& box : tree.boxes) {
      const YGNodeRef node = YGNodeNewWithConfig(config);
      nodes.push_back(node);
      for (const Setting& setting : box.settings) set(node, setting);
      if (box.parent >= 0) YGNodeInsertChild(nodes[box.parent], node, YGNodeGetChildCount(nodes[box.parent]));
    }
    layOut();
  }

  void take(const std::string& phase, int step) {
    for (const Setting& setting : tree.phases.at(phase).at(step)) set(nodes[setting.node], setting);
    layOut();
    for (const YGNodeRef node : nodes) {
      sum += YGNodeLayoutGetLeft(node) + YGNodeLayoutGetTop(node) + YGNodeLayoutGetWidth(node) +
             YGNodeLayoutGetHeight(node);
    }
  }

  // Each frame by its number; Yoga's positions are those in the parent.
  void values(std::vector<double>& values) const {
    const size_t start = values.size();
    values.resize(start + 4 * nodes.size());
    for (size_t place = 0; place < nodes.size(); ++place) {
      const Box& box = tree.boxes[place];
      double* frame = &values[start + 4 * box.frame];
      frame[0] = YGNodeLayoutGetLeft(nodes[place]);
      frame[1] = YGNodeLayoutGetTop(nodes[place]);
      frame[2] = YGNodeLayoutGetWidth(nodes[place]);
      frame[3] = YGNodeLayoutGetHeight(nodes[place]);
      if (box.parent < 0) continue;
      const double* parent = &values[start + 4 * tree.boxes[box.parent].frame];
      frame[0] += parent[0];
      frame[1] += parent[1];
    }
  }

  // See Stopwatch/stopwatch.hpp.
  double sum = 0;

 private:
  const Tree& tree;
  const YGConfigRef config;
  std::vector<YGNodeRef> nodes;

  void layOut() { YGNodeCalculateLayout(nodes.front(), YGUndefined, YGUndefined, YGDirectionLTR); }

  static void set(YGNodeRef node, const Setting& setting) {
    switch (setting.style) {
      case Style::row: return YGNodeStyleSetFlexDirection(node, YGFlexDirectionRow);
      case Style::width: return YGNodeStyleSetWidth(node, setting.value);
      case Style::height: return YGNodeStyleSetHeight(node, setting.value);
      case Style::grow:
        YGNodeStyleSetFlexGrow(node, setting.value);
        return YGNodeStyleSetFlexBasis(node, 0);
      case Style::padding: return YGNodeStyleSetPadding(node, YGEdgeAll, setting.value);
      case Style::left: return YGNodeStyleSetMargin(node, YGEdgeLeft, setting.value);
      case Style::top: return YGNodeStyleSetMargin(node, YGEdgeTop, setting.value);
      case Style::right: return YGNodeStyleSetMargin(node, YGEdgeRight, setting.value);
      case Style::bottom: return YGNodeStyleSetMargin(node, YGEdgeBottom, setting.value);
      case Style::capped:
        YGNodeStyleSetAlignSelf(node, YGAlignFlexStart);
        return YGNodeStyleSetMaxWidthPercent(node, setting.value);
    }
  }
};

}  // namespace

int main(int count, char** arguments) {
  try {
    if (count != 2) throw std::runtime_error("usage: driver TREE");
    const Tree tree = Reader(arguments[1]).read();
    Session session(tree);
    return stopwatch::run(session);
  } catch (const std::exception& error) {
    std::cerr << error.what() << "\n";
  }
  return 1;
}
