// Starts the page: what it does by itself, and what it came with.
import { complain, send } from "./desk.mjs";
import { byId } from "./dom.mjs";
import { embeddedDocument, engineMemory, startModule } from "./engine.mjs";
import { closeLayers } from "./exploded.mjs";
import { chooseFile, openFirst, showFiles } from "./files.mjs";
import { pointer, setConnecting } from "./gestures.mjs";
import { startKeys } from "./keys.mjs";
import { closePreview } from "./preview.mjs";
import { lookActions, startToolbar } from "./toolbar.mjs";
import { awaited } from "./work.mjs";
import "./minimap.mjs";
import "./outline.mjs";

/** What the page does itself, by the names of tools. @type {Record<string, () => void>} */
const actions = {
  ...lookActions, files: showFiles, open: chooseFile, connect: () => setConnecting(!pointer.isConnecting),
  undo: () => send({ do: "undo" }), redo: () => send({ do: "redo" }), save: () => send({ do: "save" }),
  find: () => send({ do: "popover", kind: "find" }), help: () => send({ do: "popover", kind: "help" }),
};
/** Leaves what lies over the canvas, if anything does. */
function leave() {
  if (pointer.isConnecting) return !setConnecting(false);
  return closeLayers() || closePreview();
}
/** For whoever measures the page. */
Object.assign(/** @type {any} */ (window).plumb, { engineMemory });

async function start() {
  const inside = embeddedDocument();
  await startModule();
  startToolbar(actions);
  startKeys(actions, leave);
  byId("open").addEventListener("click", chooseFile);
  await openFirst(inside);
}
awaited(start().catch(complain));
