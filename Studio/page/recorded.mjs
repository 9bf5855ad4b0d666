// Answers messages about a hierarchy that a program has recorded, as a session does about a document.
import { svg } from "./dom.mjs";
import { pointer } from "./gestures.mjs";

const rectangle = (/** @type {number[]} */ [x, y, width, height], /** @type {any} */ names) => svg("rect", { x, y, width, height, ...names }).outerHTML;
/** The constraint whose lines or label are where the pointer was pressed, or beside it. */
function constraintUnderPointer() {
  const { clientX: x, clientY: y } = pointer;
  const places = [[x, y], [x - 3, y], [x + 3, y], [x, y - 3], [x, y + 3]];
  return places.map((place) => document.elementFromPoint(place[0], place[1])?.closest(".constraint")?.id.slice(2)).find(Boolean);
}

export function openRecord(/** @type {Recording} */ record) {
  const { views, constraints, issues, extremes } = record;
  const [viewById, constraintById] = [new Map(views.map((view) => [view.id, view])), new Map(constraints.map((one) => [one.id, one]))];
  let [selection, tab, openIssue, step] = [record.selection, "size", record.open, -1];
  const shows = /** @type {Record<string, boolean>} */ ({ allConstraints: false, alignmentRects: false, troubles: true });
  /** What is elsewhere than at first. */
  const moved = () => extremes[step] ?? { title: "", patches: [], boxes: {}, marks: {} };
  const boards = () => [{ ...record.board, troubles: shows.troubles && step < 0 ? record.board.troubles : "" }];

  function overlay() {
    const isShown = (/** @type {RecordedConstraint} */ { id, items }) => shows.allConstraints || [id, ...items].some((one) => selection.includes(one));
    // What is in trouble, and what is selected, lies above the rest.
    const rank = (/** @type {RecordedConstraint} */ { id, state }) => (selection.includes(id) ? 2 : state ? 1 : 0);
    const marks = constraints.filter(isShown).sort((a, b) => rank(a) - rank(b)).map(({ id, words, state, mark, alone }) => {
      const [isSelected, lines] = [selection.includes(id), svg("g")];
      lines.innerHTML = moved().marks[id] ?? (shows.allConstraints && !isSelected ? mark : (alone ?? mark));
      const names = { class: `constraint ${state}${isSelected ? " selected" : ""}`, id: `k-${id}`, role: "button", "aria-label": words };
      return svg("g", names, svg("title", {}, words), lines).outerHTML;
    });
    const rects = views.map(({ alignment, seen }) => (shows.alignmentRects && alignment && seen ? rectangle(alignment, { class: "alignment" }) : ""));
    const frames = views.map(({ id, box }) => (selection.includes(id) ? rectangle(moved().boxes[id] ?? box, { class: "selected", id: `sel-${id}` }) : ""));
    return [...marks, ...rects, ...frames].join("");
  }

  function inspector() {
    const link = (/** @type {string} */ id) => ({ kind: "link", title: viewById.get(id)?.name ?? constraintById.get(id)?.words, do: { do: "select", ids: [id] } });
    const several = { title: `${selection.length} selected`, sections: [{ title: "", rows: selection.map((id) => ({ label: "", controls: [link(id)] })) }] };
    const item = viewById.get(selection[0]) ?? constraintById.get(selection[0]);
    const form = tab === "why" ? (viewById.get(item?.items?.[0]) ?? item)?.why : item?.size;
    return { tabs: [{ id: "size", title: "Size" }, { id: "why", title: "Why" }], tab, form: selection.length > 1 ? several : (form ?? record.form) };
  }

  function select(/** @type {any[]} */ list, /** @type {string} */ mode) {
    const ids = list.filter((id) => viewById.has(id) || constraintById.has(id));
    const [rest, added] = [selection.filter((id) => !ids.includes(id)), ids.filter((id) => !selection.includes(id))];
    selection = mode === "toggle" ? [...rest, ...added] : mode === "add" ? [...selection, ...added] : ids;
  }
  /** Shows the next layout that is as good for a view, and after the last the one that there is. */
  function exercise(/** @type {string} */ id) {
    const own = extremes.flatMap((extreme, place) => (extreme.id === id || id in extreme.boxes ? [place] : []));
    step = own[own.indexOf(step) + 1] ?? -1;
    select([id], "replace");
    const { title, patches } = moved();
    const text = title ? `${own.indexOf(step) + 1} of ${own.length}: ${title}. Constraints allow it as well.` : "The layout as it is.";
    return { boards: boards(), patches, status: { text, error: false } };
  }

  /** What each message does, and what it answers besides what is always told. @type {Record<string, (message: any) => Update | void>} */
  const answers = {
    select: ({ ids, mode }) => select([ids].flat(), mode),
    close: () => void (openIssue = null),
    show({ what, value }) {
      shows[what] = value;
      return { boards: boards() };
    },
    pointer({ x, y, mods }) {
      const isInside = ([left, top, width, height]) => x >= left && y >= top && x < left + width && y < top + height;
      const isUnder = (/** @type {RecordedView} */ { seen, kind, id }) => kind === "view" && seen && isInside(moved().boxes[id] ?? seen);
      select([constraintUnderPointer() ?? views.findLast(isUnder)?.id], mods.length > 0 ? "toggle" : "replace");
    },
    key({ key, mods }) {
      const at = views.findIndex(({ id }) => id === selection[0]);
      const next = views[(at + (mods.includes("shift") ? views.length - 1 : 1)) % views.length];
      const ways = { Escape: views[at]?.parent ?? constraintById.get(selection[0])?.items[0], Enter: views.find(({ parent }) => parent === selection[0])?.id ?? selection[0], Tab: next.id };
      if (key in ways) select([ways[key]], "replace");
    },
    ask({ about, value, key, id }) {
      if (about === "exercise") return exercise(id);
      if (about === "tab") tab = value;
      if (about !== "issue") return {};
      openIssue = Number(key);
      select(issues[openIssue].ids, "replace");
      return { reveal: selection.at(-1) };
    },
  };

  function told() {
    const issue = openIssue === null ? null : issues[openIssue];
    const document = { name: record.board.title, platform: record.board.caption, saved: true, ...shows };
    return { selection, overlay: overlay(), inspector: inspector(), popover: issue && { kind: "issue", form: issue.form }, document };
  }
  function send(/** @type {Message} */ message) {
    if (!answers[message.do] || (message.phase ?? "down") !== "down") return {};
    const answer = answers[message.do](message);
    return { ...told(), ...answer };
  }
  return { session: { send }, update: { boards: boards(), outline: record.outline, issues: record.findings, ...told() } };
}
