import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { QueryRoot } from "../../api/query-roots.ts";
import { type SubmissionKeys, useSubmissionKeys } from "../../api/submission-key.ts";
import { upload } from "../../api/upload.ts";
import type { Report } from "./import-errors.ts";

/** Where a file is on its way in. */
export type ImportStage<Result extends Report> =
  | { readonly kind: "choose" }
  | { readonly kind: "sending"; readonly file: File; readonly share: number }
  | { readonly kind: "checking"; readonly file: File }
  | CheckedFile<Result>
  | { readonly kind: "importing"; readonly file: File; readonly report: Result }
  | { readonly kind: "done"; readonly file: File; readonly report: Result };

export type CheckedFile<Result extends Report> = {
  readonly kind: "checked";
  readonly file: File;
  readonly fileId: string;
  readonly report: Result;
  /** Columns as the person chose them, in the order of the file. */
  readonly columns?: FileColumns;
};

/** Column of each heading of a file; null: left out. */
export type FileColumns = (string | null)[];

/** The endpoint that checks a file, or brings it in. */
export type ImportCall<Result extends Report> = (
  file: {
    readonly fileId: string;
    readonly dryRun: boolean;
    readonly goodLines: boolean;
    readonly columns?: FileColumns;
  },
  keys: SubmissionKeys,
) => Promise<Result>;

type Failure = { readonly error: Error; readonly again: () => void };
export type Importer<Result extends Report> = ReturnType<typeof useImport<Result>>;

/** Sends a file, has every line of it checked, and brings in those that are right. `stale` is what it changes. */
export function useImport<Result extends Report>(stale: readonly QueryRoot[]) {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const [stage, setStage] = useState<ImportStage<Result>>({ kind: "choose" });
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    setFailure(undefined);
    return running.current.signal;
  };

  const failed = (error: unknown, signal: AbortSignal, back: ImportStage<Result>, again: () => void) => {
    if (signal.aborted) return;
    setStage(back);
    setFailure({ error: error instanceof Error ? error : new Error(String(error)), again });
  };

  const check = async (file: File, ask: ImportCall<Result>) => {
    const signal = begin();
    setStage({ kind: "sending", file, share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setStage({ kind: "sending", file, share });
      };
      const { id: fileId } = await upload(file, "import", { signal, onProgress });
      setStage({ kind: "checking", file });
      const report = await ask({ fileId, dryRun: true, goodLines: false }, keys);
      keys.done();
      if (!signal.aborted) setStage({ kind: "checked", file, fileId, report });
    } catch (error) {
      failed(error, signal, { kind: "choose" }, () => void check(file, ask));
    }
  };

  const recheck = async (checked: CheckedFile<Result>, columns: FileColumns, ask: ImportCall<Result>) => {
    const { file, fileId } = checked;
    const signal = begin();
    setStage({ kind: "checking", file });
    try {
      const report = await ask({ fileId, dryRun: true, goodLines: false, columns }, keys);
      keys.done();
      if (!signal.aborted) setStage({ kind: "checked", file, fileId, report, columns });
    } catch (error) {
      failed(error, signal, checked, () => void recheck(checked, columns, ask));
    }
  };

  const bringIn = async (checked: CheckedFile<Result>, ask: ImportCall<Result>) => {
    const { file, fileId, report, columns } = checked;
    const signal = begin();
    setStage({ kind: "importing", file, report });
    try {
      const body = { fileId, dryRun: false, goodLines: !report.ok, ...(columns && { columns }) };
      const result = await ask(body, keys);
      keys.done();
      for (const key of [...stale, "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
      if (signal.aborted) return;
      // A change since the check is possible: then nothing came in, and the report says why.
      setStage(result.imported ? { kind: "done", report: result, file } : { ...checked, report: result });
    } catch (error) {
      failed(error, signal, checked, () => void bringIn(checked, ask));
    }
  };

  const restart = () => {
    begin();
    setStage({ kind: "choose" });
  };

  return { stage, failure, check, recheck, bringIn, restart };
}
