import { useQueryClient } from "@tanstack/react-query";
import { importPeople } from "@trilha/contract/people/endpoints.ts";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { upload } from "../../../api/upload.ts";
import type { Report } from "./import-errors.ts";

/** Where a people file is on its way in. */
export type Stage =
  | { readonly kind: "choose" }
  | { readonly kind: "sending"; readonly file: File; readonly share: number }
  | { readonly kind: "checking"; readonly file: File }
  | { readonly kind: "checked"; readonly file: File; readonly fileId: string; readonly report: Report }
  | { readonly kind: "importing"; readonly file: File; readonly report: Report }
  | { readonly kind: "done"; readonly report: Report };

type Failure = { readonly error: Error; readonly again: () => void };

/** Sends a file, has every line of it checked, and brings it in when all are right. */
export function useImport() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const [stage, setStage] = useState<Stage>({ kind: "choose" });
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    setFailure(undefined);
    return running.current.signal;
  };

  const ask = async (fileId: string, dryRun: boolean, invite: boolean) => {
    const body = { fileId, dryRun, invite };
    const report = await call(importPeople, { body }, { key: keys.of(body) });
    keys.done();
    return report;
  };

  const failed = (error: unknown, signal: AbortSignal, back: Stage, again: () => void) => {
    if (signal.aborted) return;
    setStage(back);
    setFailure({ error: error instanceof Error ? error : new Error(String(error)), again });
  };

  const check = async (file: File) => {
    const signal = begin();
    setStage({ kind: "sending", file, share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setStage({ kind: "sending", file, share });
      };
      const { id: fileId } = await upload(file, "import", { signal, onProgress });
      setStage({ kind: "checking", file });
      const report = await ask(fileId, true, false);
      if (!signal.aborted) setStage({ kind: "checked", file, fileId, report });
    } catch (error) {
      failed(error, signal, { kind: "choose" }, () => void check(file));
    }
  };

  const bringIn = async (checked: Extract<Stage, { kind: "checked" }>, invite: boolean) => {
    const { file, fileId, report } = checked;
    const signal = begin();
    setStage({ kind: "importing", file, report });
    try {
      const result = await ask(fileId, false, invite);
      void queries.invalidateQueries({ queryKey: ["people"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
      if (signal.aborted) return;
      // Something may have changed since the check: then nothing came in, and the report says why.
      setStage(result.imported ? { kind: "done", report: result } : { ...checked, report: result });
    } catch (error) {
      failed(error, signal, checked, () => void bringIn(checked, invite));
    }
  };

  const restart = () => {
    begin();
    setStage({ kind: "choose" });
  };

  return { stage, failure, check, bringIn, restart };
}
