import { useQueryClient } from "@tanstack/react-query";
import type { EndpointSpec, Request } from "@trilha/contract/core/endpoint.ts";
import { useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { upload } from "../../api/upload.ts";
import type {
  DefinedImport,
  FileFields,
  ImportChoices,
  ImportEndpoint,
  ImportParams,
  ImportResult,
} from "./define-import.ts";
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

type Failure = { readonly error: Error; readonly again: () => void };

/** A call of an import: the file it is about, and the report of its check where lines are to come in now. */
export type ImportStep<Result extends Report> = { readonly file: File; readonly checked?: Result };

export type ImportRequest<Spec extends EndpointSpec> = {
  /** Fields of the body besides those of the file, as they are chosen by then. */
  readonly choices?: (step: ImportStep<ImportResult<Spec>>) => ImportChoices<Spec>;
  readonly params?: ImportParams<Spec>;
  /** Takes what came in, where that is not in the product yet. */
  readonly onImported?: (report: ImportResult<Spec>) => void;
};

/** Sends a file, has every line of it checked, and brings in those that are right. */
export function useImport<Spec extends ImportEndpoint>(
  { endpoint, stale }: Pick<DefinedImport<Spec>, "endpoint" | "stale">,
  { choices, params, onImported }: ImportRequest<Spec>,
) {
  type Result = ImportResult<Spec>;
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const [stage, setStage] = useState<ImportStage<Result>>({ kind: "choose" });
  const [failure, setFailure] = useState<Failure>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (fields: FileFields, step: ImportStep<Result>) => {
    const body = { ...fields, ...choices?.(step) };
    const request = { params, body } as unknown as Request<Spec>;
    const report = (await call(endpoint, request, { key: keys.of(body) })) as Result;
    keys.done();
    return report;
  };

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

  const check = async (file: File) => {
    const signal = begin();
    setStage({ kind: "sending", file, share: 0 });
    try {
      const onProgress = (share: number) => {
        if (!signal.aborted) setStage({ kind: "sending", file, share });
      };
      const { id: fileId } = await upload(file, "import", { signal, onProgress });
      setStage({ kind: "checking", file });
      const report = await ask({ fileId, dryRun: true, goodLines: false }, { file });
      if (!signal.aborted) setStage({ kind: "checked", file, fileId, report });
    } catch (error) {
      failed(error, signal, { kind: "choose" }, () => void check(file));
    }
  };

  const recheck = async (checked: CheckedFile<Result>, columns: FileColumns) => {
    const { file, fileId } = checked;
    const signal = begin();
    setStage({ kind: "checking", file });
    try {
      const report = await ask({ fileId, dryRun: true, goodLines: false, columns }, { file });
      if (!signal.aborted) setStage({ kind: "checked", file, fileId, report, columns });
    } catch (error) {
      failed(error, signal, checked, () => void recheck(checked, columns));
    }
  };

  const bringIn = async (checked: CheckedFile<Result>) => {
    const { file, fileId, report, columns } = checked;
    const signal = begin();
    setStage({ kind: "importing", file, report });
    try {
      const body = { fileId, dryRun: false, goodLines: !report.ok, ...(columns && { columns }) };
      const result = await ask(body, { file, checked: report });
      for (const key of [...stale, "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
      if (signal.aborted) return;
      if (result.imported) onImported?.(result);
      // A change since the check is possible: then nothing came in, and the report says why.
      setStage(result.imported ? { kind: "done", report: result, file } : { ...checked, report: result });
    } catch (error) {
      failed(error, signal, checked, () => void bringIn(checked));
    }
  };

  const restart = () => {
    begin();
    setStage({ kind: "choose" });
  };

  return { stage, failure, check, recheck, bringIn, restart };
}
