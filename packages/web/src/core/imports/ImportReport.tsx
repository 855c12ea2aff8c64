import { IconCircleCheck, IconDownload, IconFileAlert } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { saveText } from "../../ui/act/save-text.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { ImportErrors } from "./ImportErrors.tsx";
import type { Report } from "./import-errors.ts";
import classes from "./imports.module.css";
import { rejectedFile } from "./rejected-file.ts";
import type { CheckedFile } from "./use-import.ts";

/** Words of a report about the things imported. */
export type ReportWords = {
  /** "New people" */
  readonly created: string;
  /** "Import 3 people" */
  readonly go: (changes: number) => string;
  readonly done: () => string;
};

function Figures({ report, created }: { report: Report; created: string }) {
  const { t } = useTranslation("core/imports");
  const { number } = useFormats();
  const { bad } = report;
  const figures = [
    [t("figure.lines"), report.lines, false],
    [created, report.created, false],
    [t("figure.updated"), report.updated, false],
    [t("figure.unchanged"), report.unchanged, false],
    ...(bad > 0 ? [[t("figure.bad"), bad, true] as const] : []),
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value, wrong]) => (
        <div className="stack p-12-14 r-10 on-sunken" key={label} data-bad={wrong || undefined}>
          <dt className="small">{label}</dt>
          <dd className="text-20 weight-650 numbers">{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Bad lines as a file to mend and send again. */
function RejectedButton({ report, file }: { report: Report; file: File }) {
  const { t } = useTranslation("core/imports");
  const { locale } = useFormats();
  if (report.rejected.length === 0) return null;
  const save = () => {
    const { text, ending } = rejectedFile(report, locale);
    const name = file.name.replace(/\.(csv|xlsx|txt|gift)$/i, "");
    saveText(`${name}-${t("rejectedFile")}.${ending}`, text);
  };
  return (
    <Button
      variant="light"
      leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
      onClick={save}
    >
      {t("downloadRejected")}
    </Button>
  );
}

type CheckedProps<Result extends Report> = {
  stage: CheckedFile<Result>;
  words: ReportWords;
  /** Further part of the form, such as a question asked before. */
  more?: ReactNode;
  /** Card of the columns, with what each was taken for. */
  headings: ReactNode;
  onImport: () => void;
  onRestart: () => void;
};

/** Result of the check: the way in, and every bad line. */
export function Checked<Result extends Report>(props: CheckedProps<Result>) {
  const { stage, words, more, headings, onImport, onRestart } = props;
  const { t } = useTranslation("core/imports");
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { report, file } = stage;
  const changes = report.created + report.updated;
  const bad = report.bad || report.errors.length;
  const good = report.lines - report.bad;
  const Icon = report.ok ? IconCircleCheck : IconFileAlert;
  return (
    <>
      <Card>
        <div className={classes.verdict} data-ok={report.ok || undefined}>
          <Icon size={28} stroke={1.6} aria-hidden="true" />
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {report.ok ? t("okTitle") : t("badTitle", { count: bad, amount: number(bad) })}
            </h2>
            <p className="hint">
              {report.ok ? t("okText", { name: file.name }) : t(good > 0 ? "someText" : "badText")}
            </p>
          </div>
        </div>
        <Figures report={report} created={words.created} />
        {more ? <div className="mb-20">{more}</div> : null}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onRestart}>
            {t("another")}
          </Button>
          {report.ok ? null : <RejectedButton report={report} file={file} />}
          {changes > 0 ? (
            <Button onClick={onImport}>
              {report.ok ? words.go(changes) : t("goGood", { count: good, amount: number(good) })}
            </Button>
          ) : null}
        </div>
      </Card>
      {headings}
      {report.errors.length > 0 ? <ImportErrors errors={report.errors} fileName={file.name} /> : null}
    </>
  );
}

type DoneProps = {
  report: Report;
  file: File;
  words: ReportWords;
  /** The way to what came in. */
  onward: ReactNode;
  onRestart: () => void;
};

/** Summary of the lines that came in. */
export function Done({ report, file, words, onward, onRestart }: DoneProps) {
  const { t } = useTranslation("core/imports");
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <div className={classes.verdict} data-ok>
        <IconCircleCheck size={28} stroke={1.6} aria-hidden="true" />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t("doneTitle")}
          </h2>
          <p className="hint">{words.done()}</p>
          {report.bad > 0 ? (
            <p className="hint">{t("stayedOut", { count: report.bad, amount: number(report.bad) })}</p>
          ) : null}
        </div>
      </div>
      <Figures report={report} created={words.created} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onRestart}>
          {t("another")}
        </Button>
        <RejectedButton report={report} file={file} />
        {onward}
      </div>
    </Card>
  );
}
