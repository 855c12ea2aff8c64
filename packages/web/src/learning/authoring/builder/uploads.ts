// Uploads stand above the parts' forms: an author goes on writing elsewhere in the course meanwhile
// (§learning#publishing).
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Uploaded, upload } from "../../../api/upload.ts";

/** Which file of the course it becomes: one place takes one file at a time. */
export interface UploadPlace {
  /** The activity it belongs to. */
  readonly part: string;
  /** Role of the file there, such as the film or its captions. */
  readonly what: string;
  readonly locale: Locale;
}

export interface PendingUpload {
  readonly kind: FileKind;
  readonly file: File;
  /** Puts it where it belongs; the form it was chosen in may be gone by then. */
  readonly land: (file: Uploaded) => void | Promise<void>;
}

export interface RunningUpload extends UploadPlace {
  readonly key: string;
  readonly name: string;
  /** From 0 to 1; null: stopped or failed, it can go on. */
  readonly share: number | null;
  /** Why it failed; undefined: it runs, or somebody stopped it. */
  readonly problem: string | undefined;
}

export interface Uploads {
  readonly list: () => readonly RunningUpload[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Sends a file; whatever was on its way to the same place stops. */
  readonly send: (place: UploadPlace, sent: PendingUpload) => void;
  readonly stop: (key: string) => void;
  /** Sends what is still missing of one that was stopped or failed. */
  readonly again: (key: string) => void;
  /** Takes one off the list; it stops. */
  readonly forget: (key: string) => void;
  /** Stops all: the course is left. Answers the names of those that had not arrived. */
  readonly end: () => string[];
}

export const uploadKey = ({ part, what, locale }: UploadPlace): string => `${part} ${what} ${locale}`;

interface Options {
  /** Told of one that arrived and is where it belongs. */
  readonly onLanded: (landed: RunningUpload) => void;
  readonly transport?: typeof upload;
}

type Kept = RunningUpload & { readonly sent: PendingUpload; readonly stopping: AbortController };

/** The uploads of one course that is open. */
export function uploadsOf({ onLanded, transport = upload }: Options): Uploads {
  const uploads = new Map<string, Kept>();
  const listeners = new Set<() => void>();
  let shown: readonly RunningUpload[] = [];
  const tell = () => {
    shown = [...uploads.values()];
    for (const changed of listeners) changed();
  };
  /** Only for as long as it is the one that is there: a file may be chosen anew meanwhile. */
  const put = (one: Kept, news: Partial<RunningUpload>) => {
    const now = uploads.get(one.key);
    if (now?.stopping !== one.stopping) return;
    uploads.set(one.key, { ...now, ...news });
    tell();
  };

  const run = async (one: Kept) => {
    const { kind, file, land } = one.sent;
    const { signal } = one.stopping;
    try {
      const onProgress = (share: number) => put(one, { share });
      const arrived = await transport(file, kind, { signal, onProgress });
      signal.throwIfAborted();
      await land(arrived);
      if (uploads.get(one.key)?.stopping === one.stopping) uploads.delete(one.key);
      tell();
      onLanded(one);
    } catch (failure) {
      const problem = failure instanceof Error ? failure.message : String(failure);
      put(one, { share: null, problem: signal.aborted ? undefined : problem });
    }
  };
  const begin = (place: UploadPlace, sent: PendingUpload) => {
    const key = uploadKey(place);
    uploads.get(key)?.stopping.abort();
    const one: Kept = {
      ...{ part: place.part, what: place.what, locale: place.locale },
      ...{ key, name: sent.file.name, share: 0, problem: undefined, sent, stopping: new AbortController() },
    };
    uploads.set(key, one);
    tell();
    void run(one);
  };

  return {
    list: () => shown,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send: begin,
    stop: (key) => uploads.get(key)?.stopping.abort(),
    again: (key) => {
      const one = uploads.get(key);
      if (one?.share === null) begin(one, one.sent);
    },
    forget: (key) => {
      const one = uploads.get(key);
      if (!one) return;
      uploads.delete(key);
      one.stopping.abort();
      tell();
    },
    end: () => {
      const names = [...uploads.values()].flatMap(({ share, name }) => (share === null ? [] : [name]));
      const all = [...uploads.values()];
      uploads.clear();
      for (const { stopping } of all) stopping.abort();
      return names;
    },
  };
}
