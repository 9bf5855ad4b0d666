// Opening, switching, saving, and what happens when somebody else changes a file.
import { complain, desk, isSaved, onSwitch, onUpdate, openSheet, receive, send, showSheet } from "./desk.mjs";
import { byId, html, icon, reconcile, setAttributes, setText } from "./dom.mjs";
import { openSession } from "./engine.mjs";
import { showPane, toggleSide } from "./panes.mjs";
import { ask, Changed, downloadSource, handleSource, serverSource } from "./sources.mjs";
import { awaited } from "./work.mjs";

/** The paths of the server's folder. */
let paths = /** @type {string[]} */ ([]);
let watching = new AbortController();
const picker = html("input", { type: "file", accept: ".storyboard,.xib", change: () => picker.files[0] && openFile(picker.files[0]) });
/** Does something that takes time, and says why where it cannot be done. */
const guarded = (/** @type {() => Promise<any>} */ action) => awaited(action().catch(complain));
/** Opens what the page came with: a document inside, or the folder of its server. */
export async function openFirst(/** @type {{name: string, bytes: Uint8Array} | null} */ inside) {
  if (inside) return openSource(downloadSource(inside.name, inside.bytes));
  if (!location.protocol.startsWith("http")) return;
  const { documents, open } = await (await ask("documents")).json();
  paths = documents.map((/** @type {{path: string}} */ { path }) => path);
  listFiles();
  const first = open ?? (paths.length === 1 ? paths[0] : undefined);
  if (first) await openSource(serverSource(first));
  else if (paths.length > 0) showPane("files");
}
const openSource = (/** @type {Source} */ source) => guarded(async () => {
  const { session, update } = openSession(source.name, await source.read());
  openSheet(session, source, update);
});

const openFile = async (/** @type {File} */ file) => openSource(downloadSource(file.name, new Uint8Array(await file.arrayBuffer())));
/** Lets a person choose a file. */
export async function chooseFile() {
  const choose = /** @type {any} */ (window).showOpenFilePicker;
  if (!choose) return picker.click();
  const types = [{ description: "Interface Builder documents", accept: { "application/xml": [".storyboard", ".xib"] } }];
  for (const handle of await choose({ types }).catch(() => [])) await openSource(handleSource(handle));
}
/** Shows the list of files, or asks for one where there is none. */
export function showFiles() {
  if (byId("tab-files").hidden) return chooseFile();
  toggleSide("left", true);
  showPane("files");
}
async function dropped(/** @type {any} */ event) {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  document.body.classList.toggle("dropping", event.type === "dragover");
  if (event.type !== "drop") return;
  // All are asked for at once: after a pause the browser has forgotten them.
  const items = [...event.dataTransfer.items].map((item) => [item.getAsFile(), item.getAsFileSystemHandle?.().catch(() => undefined)]);
  for (const [file, lent] of items) {
    const handle = await lent;
    if (handle?.kind === "file") await openSource(handleSource(handle));
    else if (file) await openFile(file);
  }
}
const writeBytes = () => guarded(async () => {
  const sheet = /** @type {Sheet} */ (desk.current);
  try {
    await sheet.source.write(sheet.session.bytes());
    showSheet(sheet);
    send({ do: "saved" });
  } catch (error) {
    if (!(error instanceof Changed)) throw error;
    askWhichCounts(sheet);
  }
});

const reload = (/** @type {Sheet} */ sheet) => guarded(async () => {
  const bytes = await sheet.source.read();
  showSheet(sheet);
  receive(sheet.session.reload(bytes));
  if (!isSaved(sheet)) send({ do: "saved" });
});
/** Watches the file of the document in sight. */
async function watch(/** @type {Sheet} */ sheet) {
  watching.abort();
  const { signal } = (watching = new AbortController());
  listFiles();
  byId("notice").hidden = true;
  if (sheet.isInConflict) return askWhichCounts(sheet);
  while (!signal.aborted && sheet.source.changed) {
    await sheet.source.changed(signal);
    if (signal.aborted) return;
    if (!isSaved(sheet)) return askWhichCounts(sheet);
    await reload(sheet);
  }
}
/** Asks which counts: the file as somebody else has changed it, or what is on the canvas. */
function askWhichCounts(/** @type {Sheet} */ sheet) {
  sheet.isInConflict = true;
  const decide = (/** @type {() => Promise<any>} */ action) => async () => {
    sheet.isInConflict = false;
    await guarded(action);
    watch(sheet);
  };
  const text = `${sheet.source.name} was changed by another program. “Reload” takes its state, as a step that can be undone; “Keep Mine” replaces it when you save.`;
  const take = html("button", { click: decide(() => reload(sheet)) }, "Reload");
  // What is read is thrown away: only the tag of the file as it is now is wanted.
  const keep = html("button", { class: "prominent", click: decide(() => sheet.source.read()) }, "Keep Mine");
  byId("notice").replaceChildren(icon("warning"), html("p", {}, text), take, keep);
  byId("notice").hidden = false;
}
function listFiles() {
  const open = new Map(desk.sheets.map((sheet) => [sheet.source.name, sheet]));
  const names = [...new Set([...paths, ...open.keys()])];
  byId("tab-files").hidden = names.length < 2;
  const make = () => html("button", { class: "file", click: switchTo }, icon("file"), html("span", { class: "name" }), html("span", { class: "place" }));
  reconcile(byId("file-list"), names, () => "file", make, (element, name) => {
    const parts = name.split("/");
    const sheet = open.get(name);
    const isCurrent = sheet !== undefined && sheet === desk.current;
    const isChanged = sheet !== undefined && !isSaved(sheet);
    setAttributes(element, { "data-name": name, title: name, "aria-current": isCurrent && "true", "data-edited": isChanged && "true" });
    setText(element.children[1], parts.pop() ?? "");
    setText(element.children[2], parts.join("/"));
  });
}
function switchTo(/** @type {any} */ event) {
  const { name } = event.currentTarget.dataset;
  const sheet = desk.sheets.find((one) => one.source.name === name);
  if (sheet) showSheet(sheet);
  else openSource(serverSource(name));
}

onSwitch(watch);
onUpdate("document", listFiles);
onUpdate("write", writeBytes);
for (const name of ["dragover", "dragleave", "drop"]) addEventListener(name, dropped);
// A picture dragged inside the page would be dropped as a file.
addEventListener("dragstart", (event) => event.preventDefault());
addEventListener("beforeunload", (event) => desk.sheets.every(isSaved) || event.preventDefault());
