import type { FileKind } from "@trilha/contract/files/rules.ts";
import { useEffect, useRef, useState } from "react";
import { type Uploaded, upload } from "../api/upload.ts";

/** Sends one file at a time; tried again with the same file it goes on where it stopped. */
export function useUpload(kind: FileKind, onSent: (file: Uploaded) => void) {
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [problem, setProblem] = useState<string>();
  const [stopped, setStopped] = useState<File>();
  const running = useRef<AbortController>(undefined);
  const sent = useRef(onSent);
  sent.current = onSent;

  const send = async (file: File) => {
    const stop = new AbortController();
    running.current = stop;
    setProblem(undefined);
    setStopped(undefined);
    setSending({ name: file.name, share: 0 });
    const onProgress = (share: number) => setSending({ name: file.name, share });
    try {
      sent.current(await upload(file, kind, { signal: stop.signal, onProgress }));
    } catch (failure) {
      setStopped(file);
      if (!stop.signal.aborted) setProblem(failure instanceof Error ? failure.message : String(failure));
    }
    setSending(undefined);
  };
  useEffect(() => () => running.current?.abort(), []);

  return {
    sending,
    problem,
    send,
    stop: () => running.current?.abort(),
    /** What was stopped or failed can go on. */
    again: stopped ? () => void send(stopped) : undefined,
  };
}
