import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { useEffect, useRef, useState } from "react";
import { type Uploaded, upload } from "../../api/upload.ts";

/** Sends one file at a time; tried again with the same file it goes on where it stopped. */
export function useUpload(
  kind: FileKind,
  {
    onSent,
    onLeft,
  }: {
    onSent: (file: Uploaded) => void;
    /** Told the name of a file that was on its way when its field went off the page: it did not arrive. */
    onLeft: (name: string) => void;
  },
) {
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();
  const [stopped, setStopped] = useState<File>();
  const running = useRef<{ readonly name: string; readonly stop: AbortController }>(undefined);
  const handlers = useRef({ onSent, onLeft });
  handlers.current = { onSent, onLeft };

  const send = async (file: File) => {
    const stop = new AbortController();
    running.current = { name: file.name, stop };
    setProblem(undefined);
    setStopped(undefined);
    setSending({ name: file.name, share: 0 });
    const onProgress = (share: number) => setSending({ name: file.name, share });
    try {
      const arrived = await upload(file, kind, { signal: stop.signal, onProgress });
      running.current = undefined;
      handlers.current.onSent(arrived);
    } catch (failure) {
      running.current = undefined;
      setStopped(file);
      if (!stop.signal.aborted) setProblem(failure instanceof Error ? failure.message : String(failure));
    }
    setSending(undefined);
  };
  useEffect(
    () => () => {
      if (!running.current) return;
      running.current.stop.abort();
      handlers.current.onLeft(running.current.name);
    },
    [],
  );

  return {
    sending,
    problem,
    send: (file: File) => void send(file),
    stop: () => running.current?.stop.abort(),
    /** An upload that was stopped or failed can go on. */
    again: stopped ? () => void send(stopped) : undefined,
  };
}
