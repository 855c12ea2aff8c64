/** Short messages that come and go: said once, with an undo where there is one. */

export type Notice = {
  readonly id: number;
  readonly message: string;
  readonly kind: "done" | "failed";
  /** Takes the deed back; the notice then stays longer. */
  readonly undo?: () => void;
};

let last = 0;
let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

const tell = (next: readonly Notice[]) => {
  notices = next;
  for (const listener of listeners) listener();
};

/** Shows a notice; three at most, the oldest gives way. */
export function notice(
  message: string,
  { kind = "done", undo }: { kind?: Notice["kind"]; undo?: () => void } = {},
): void {
  last += 1;
  tell([...notices, { id: last, message, kind, undo }].slice(-3));
}

export const dropNotice = (id: number): void => tell(notices.filter((one) => one.id !== id));

export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => notices,
};
