// Starts the page of a live hierarchy, which a program has recorded: it is looked at, and nothing is changed.
import { openSheet } from "./desk.mjs";
import { byId } from "./dom.mjs";
import { closeLayers } from "./exploded.mjs";
import { pointer } from "./gestures.mjs";
import { startKeys } from "./keys.mjs";
import { showPane, toggleSide } from "./panes.mjs";
import { openRecord } from "./recorded.mjs";
import { lookActions, startToolbar } from "./toolbar.mjs";
import "./minimap.mjs";
import "./outline.mjs";

function filterRows() {
  toggleSide("left", true);
  showPane("outline");
  byId("filter").focus();
}
const actions = { ...lookActions, find: filterRows, files: lookActions.fit };
const record = JSON.parse(byId("hierarchy").textContent);
startToolbar(actions);
startKeys(actions, closeLayers);
document.body.classList.add("live");
const { session, update } = openRecord(record);
// An issue that is open at first stands at the right, and leaves the hierarchy in sight.
pointer.clientX = innerWidth;
if (record.open !== null) showPane("issues");
openSheet(session, { name: record.board.title }, update);
