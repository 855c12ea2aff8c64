import { workbookType } from "@trilha/contract/core/files/rules.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { Progress } from "../../ui/controls/progress.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { FilePick } from "../../ui/pick/FilePick.tsx";
import type { DefinedImport, ImportEndpoint, ImportResult } from "./define-import.ts";
import { ImportGuide } from "./ImportGuide.tsx";
import { ImportHeadings } from "./ImportHeadings.tsx";
import { Checked, Done } from "./ImportReport.tsx";
import type { Report } from "./import-errors.ts";
import classes from "./imports.module.css";
import { type ImportRequest, type ImportStage, useImport } from "./use-import.ts";
import { useImportTexts } from "./use-import-texts.ts";

const MEGABYTES = 20;

type Waiting = Extract<ImportStage<Report>, { kind: "sending" | "checking" | "importing" }>;

/** Long work shows a number; what is waited for is said aloud once. */
function Busy({ stage }: { stage: Waiting }) {
  const { t } = useTranslation("core/imports");
  const { number } = useFormats();
  const percent = stage.kind === "sending" ? Math.round(stage.share * 100) : 100;
  const words =
    stage.kind === "importing"
      ? t("importing", { lines: number(stage.report.lines) })
      : t(stage.kind, { name: stage.file.name });
  return (
    <Card>
      <div className="stack gap-12">
        <p role="status">{words}</p>
        <Progress
          value={percent}
          animated={stage.kind !== "sending"}
          aria-label={words}
          aria-valuetext={stage.kind === "sending" ? `${percent} %` : words}
        />
        {stage.kind === "sending" ? <p className="hint">{percent} %</p> : null}
      </div>
    </Card>
  );
}

type Props<Spec extends ImportEndpoint> = ImportRequest<Spec> & {
  declared: DefinedImport<Spec>;
  /** Choices that are made before a file is; `open` while none is chosen yet. */
  before?: (open: boolean) => ReactNode;
  /** Another way to choose what comes in than a sheet of cells, with a guide of its own. */
  choose?: (pick: (file: File) => void) => ReactNode;
  /** Under the figures of a checked file. */
  more?: (report: ImportResult<Spec>, file: File) => ReactNode;
  /** The way to what came in; without it a caller goes on by itself. */
  onward?: ReactNode | ((report: ImportResult<Spec>) => ReactNode);
};

/** A file on its way in: chosen, checked line by line, brought in as far as it is right. */
export function ImportSteps<Spec extends ImportEndpoint>(props: Props<Spec>) {
  const { declared, before, choose, more, onward, ...request } = props;
  const { stage, failure, check, recheck, bringIn, restart } = useImport(declared, request);
  const { t } = useTranslation("core/imports");
  const { t: ui } = useTranslation("shell");
  const texts = useImportTexts(declared);
  const [tooLarge, setTooLarge] = useState(false);
  const isOpen = stage.kind === "choose";

  const pick = (file: File) => {
    setTooLarge(file.size > MEGABYTES * 2 ** 20);
    if (file.size <= MEGABYTES * 2 ** 20) void check(file);
  };

  return (
    <div className="stack gap-20 shrink shrink-items">
      {before?.(isOpen)}
      {failure ? (
        <div className={classes.failure}>
          <FormErrorSummary
            errors={[]}
            message={failure.error.message}
            requestId={isRefused(failure.error) ? failure.error.requestId : undefined}
          />
          <Button variant="light" onClick={failure.again}>
            {ui("ui.retry")}
          </Button>
        </div>
      ) : null}
      {isOpen && choose ? choose((file) => void check(file)) : null}
      {isOpen && !choose ? (
        <>
          <FilePick
            label={t("choose")}
            hint={t("chooseHint", { megabytes: MEGABYTES })}
            accept={`.csv,text/csv,.xlsx,${workbookType}`}
            error={tooLarge ? t("tooLarge", { megabytes: MEGABYTES }) : undefined}
            onPick={pick}
          />
          <ImportGuide guide={texts.guide()} />
        </>
      ) : null}
      {stage.kind === "sending" || stage.kind === "checking" || stage.kind === "importing" ? (
        <Busy stage={stage} />
      ) : null}
      {stage.kind === "checked" ? (
        <Checked
          key={stage.columns?.join()}
          stage={stage}
          words={texts.words}
          more={more?.(stage.report, stage.file)}
          headings={
            stage.report.headings.length > 0 ? (
              <ImportHeadings
                headings={stage.report.headings}
                columns={texts.columns}
                open={stage.report.errors.some(({ line }) => line === 1)}
                onApply={(columns) => void recheck(stage, columns)}
              />
            ) : null
          }
          onImport={() => void bringIn(stage)}
          onRestart={restart}
        />
      ) : null}
      {stage.kind === "done" ? (
        <Done
          report={stage.report}
          file={stage.file}
          words={texts.words}
          onward={typeof onward === "function" ? onward(stage.report) : onward}
          onRestart={restart}
        />
      ) : null}
    </div>
  );
}
