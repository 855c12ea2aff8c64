import { useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { readExport, startExport } from "@trilha/contract/core/exports/endpoints.ts";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";

export type ExportFile = Answer<typeof readExport>;
export type ExportStart = Request<typeof startExport>["body"];

/** How often a file that is being made is looked at. */
const WATCH_MS = 700;

/** Until it is time to look again, or nobody waits any more. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, WATCH_MS);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener("abort", stop, { once: true });
  });

/** Hands over what lies at an address: the server says that it is a file, and how it is called. */
export function save(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}

/**
 * Asks for a file, watches it being made and saves it once it is there. Whoever leaves the page finds it among their
 * files. Throws as `call` does.
 */
export function useExport() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const [running, setRunning] = useState<{ rows: number }>();
  const watching = useRef<AbortController>(undefined);
  useEffect(() => () => watching.current?.abort(), []);

  const start = async (request: ExportStart): Promise<ExportFile | undefined> => {
    watching.current?.abort();
    const watch = new AbortController();
    watching.current = watch;
    setRunning({ rows: 0 });
    try {
      const { id } = await call(startExport, { body: request }, { key: keys.of(request) });
      keys.done();
      void queries.invalidateQueries({ queryKey: ["exports"] });
      while (!watch.signal.aborted) {
        await pause(watch.signal);
        const file = await call(readExport, { params: { id } }, { signal: watch.signal });
        if (file.state === "done" || file.state === "failed") {
          if (file.url) save(file.url);
          void queries.invalidateQueries({ queryKey: ["exports"] });
          return file;
        }
        setRunning({ rows: file.rows });
      }
      return undefined;
    } finally {
      if (watching.current === watch) setRunning(undefined);
    }
  };
  return { start, running };
}
