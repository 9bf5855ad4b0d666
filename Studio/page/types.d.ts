// What the page and a session say to each other, and the page's own classes, for the comments that name types. Nothing runs.

type Message = { do: string; [name: string]: any };
/** Members that are absent are unchanged. */
type Update = { [member: string]: any };
type Box = { x: number; y: number; width: number; height: number };
/** A place in the window. */
type Place = { clientX: number; clientY: number };
type View = { x: number; y: number; zoom: number };

interface BoardData {
  name: string; scene: string; root: string; title: string; caption: string;
  x: number; y: number; left: number; top: number; width: number; height: number;
  depths: number[]; ids: string[];
  back: string; views: string; front: string; troubles: string;
}
interface Link { title: string; initial: boolean; x1: number; y1: number; x2: number; y2: number }
interface OutlineRow { id: string; depth: number; kind: string; title: string; detail: string; state: string }
interface IssueRow { key: string; severity: string; rule: string; title: string; place: string; id: string; fixable: boolean }
interface Issues { pending: boolean; errors: number; warnings: number; notes: number; rows: IssueRow[] }
interface Control {
  kind: string; value?: any; title?: string; options?: { value: string; title: string }[];
  enabled?: boolean; tone?: string; multiline?: boolean; do?: Message;
}
interface FormRow { label: string; controls: Control[] }
interface Form { title: string; sections: { title: string; rows: FormRow[] }[] }
interface Sweep {
  minimum: number; maximum: number; value?: number; done: number;
  troubles: { from: number; to: number; title: string; error: boolean }[];
}
interface Pane { title: string; caption: string; width: number; height: number; svg: string }

/** Where a document is read from and written to. */
interface Source {
  readonly name: string;
  read(): Promise<Uint8Array>;
  /** Throws “Changed” where the file is not what it was when it was read or written last. */
  write(bytes: Uint8Array): Promise<void>;
  /** Resolves when somebody else has changed the file. */
  changed?(signal: AbortSignal): Promise<unknown>;
}

/** What answers messages. */
interface Session {
  send(message: Message): Update;
  bytes?(): Uint8Array;
  reload?(bytes: Uint8Array): Update;
}

/** What a program has recorded of a live hierarchy; rectangles are x, y, width and height in points. */
interface Recording {
  board: BoardData; views: RecordedView[]; constraints: RecordedConstraint[]; outline: OutlineRow[]; findings: Issues;
  issues: { kind: string; title: string; ids: string[]; form: Form }[];
  extremes: { id: string; title: string; patches: { name: string; svg: string }[]; boxes: Record<string, number[]>; marks: Record<string, string> }[];
  /** What is shown where nothing is selected. */
  form: Form;
  selection: string[]; open: number | null;
}
interface RecordedView {
  id: string; parent: string | null; kind: string; name: string; class: string; state: string;
  frame: number[]; box: number[]; seen: number[] | null; alignment: number[] | null; size: Form; why: Form;
}
interface RecordedConstraint {
  id: string; words: string; identifier: string | null; place: string | null; owner: string | null; items: string[];
  priority: number; state: string; mark: string; alone: string | null; size: Form;
}

/** A document that is open. What it was told to show is kept, so that it can be shown again after another one. */
interface Sheet {
  session: Session;
  source: Source;
  shown: Update;
  boards: Map<string, Board>;
  view?: View & { isTouched: boolean };
  /** Whether its file was changed by somebody else, and nobody has decided which one counts. */
  isInConflict?: boolean;
}
type Board = import("./board.mjs").Board;
type Reconcile = <T>(
  parent: Element, items: T[], kindOf: (item: T) => string, make: (item: T) => HTMLElement,
  update: (child: any, item: T, index: number) => void,
) => void;

// Newer than the declarations that come with older compilers.
declare class DecompressionStream extends TransformStream { constructor(format: string) }
interface Element { checkVisibility(options?: object): boolean }
