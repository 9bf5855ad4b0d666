// The panes beside the canvas and below it: tabs, the inspector, the issues, and which of them are open.
import { onSwitch, onUpdate, send } from "./desk.mjs";
import { byId, html, icon, reconcile, rove, setAttributes, setText } from "./dom.mjs";
import { showForm } from "./forms.mjs";

/** Shows one of the panes on the left. */
export function showPane(/** @type {string} */ name) {
  for (const tab of byId("left-tabs").children) {
    const isChosen = tab.id === `tab-${name}`;
    setAttributes(tab, { "aria-selected": `${isChosen}`, tabindex: isChosen ? 0 : -1 });
    byId(tab.getAttribute("aria-controls")).hidden = !isChosen;
  }
}
/** Opens or closes the panes of a side; on a narrow window they lie over the canvas. */
export function toggleSide(/** @type {"left" | "right"} */ side, /** @type {boolean} */ isOpen) {
  if (innerWidth < 760) document.body.classList.toggle(`open-${side}`, isOpen);
  else document.body.classList.toggle(`no-${side}`, isOpen === undefined ? undefined : !isOpen);
}
function showInspector(/** @type {{tabs: {id: string, title: string}[], tab: string, form: Form}} */ { tabs, tab, form }) {
  const choose = (/** @type {any} */ event) => send({ do: "ask", about: "tab", value: event.currentTarget.dataset.id });
  const make = () => html("button", { role: "tab", "aria-controls": "inspector", click: choose });
  reconcile(byId("inspector-tabs"), tabs, () => "tab", make, (element, { id, title }) => {
    setText(element, title);
    setAttributes(element, { "data-id": id, "aria-selected": `${id === tab}`, tabindex: id === tab ? 0 : -1 });
  });
  setText(byId("inspector-title"), form?.title ?? "");
  showForm(byId("inspector"), form);
}
function makeIssue(/** @type {IssueRow} */ { severity }) {
  const ask = (/** @type {any} */ event) => send({ do: "ask", about: "issue", key: event.currentTarget.dataset.key });
  const parts = ["name", "place", "fixable"].map((part) => html("span", { class: part }));
  return html("button", { class: `issue ${severity}`, click: ask }, icon(severity), ...parts);
}
function showIssues(/** @type {Issues} */ { pending, errors, warnings, notes, rows }) {
  byId("issue-count").hidden = rows.length === 0;
  byId("issue-count").dataset.worst = errors ? "error" : warnings ? "warning" : "note";
  setText(byId("issue-count"), `${rows.length}`);
  const counts = /** @type {[number, string][]} */ ([[errors, "error"], [warnings, "warning"], [notes, "note"]]);
  const words = counts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}${count === 1 ? "" : "s"}`);
  setText(byId("issue-summary"), pending ? "Looking for issues…" : words.join(", ") || "No issues");
  reconcile(byId("issue-list"), rows, ({ severity }) => severity, makeIssue, (element, { key, title, place, rule, fixable }) => {
    setAttributes(element, { "data-key": key, title: rule });
    [title, place, fixable ? "Fix" : ""].forEach((text, index) => setText(element.children[index + 1], text));
  });
}

for (const tab of byId("left-tabs").children) tab.addEventListener("click", () => showPane(tab.id.slice("tab-".length)));
rove(byId("left-tabs"), true);
rove(byId("inspector-tabs"), true);
byId("shade").addEventListener("click", () => document.body.classList.remove("open-left", "open-right"));
onUpdate("inspector", showInspector);
onUpdate("surroundings", ({ form }) => showForm(byId("surroundings"), form));
onUpdate("issues", showIssues);
onUpdate("status", ({ text, error }) => setAttributes(byId("status"), { class: error ? "error" : "" }).replaceChildren(text));
onSwitch(() => byId("status").replaceChildren());
