import { IconArrowLeft, IconCircleCheck, IconFileAlert } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { FilePick } from "../../../ui/pick/FilePick.tsx";
import { lastList } from "../list/last-list.ts";
import person from "../person/person.module.css";
import { ImportErrors } from "./ImportErrors.tsx";
import { ImportGuide } from "./ImportGuide.tsx";
import classes from "./import.module.css";
import { badLines, type Report } from "./import-errors.ts";
import { type Stage, useImport } from "./use-import.ts";

const MEGABYTES = 20;

function Figures({ report }: { report: Report }) {
  const { t } = useTranslation("people");
  const { number } = useFormats();
  const bad = badLines(report.errors);
  const figures = [
    ["lines", report.lines],
    ["created", report.created],
    ["updated", report.updated],
    ["unchanged", report.unchanged],
    ...(bad > 0 ? [["bad", bad] as const] : []),
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([key, value]) => (
        <div key={key} data-bad={key === "bad" || undefined}>
          <dt>{t(`import.figure.${key}`)}</dt>
          <dd>{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Long work shows a number; what is waited for is said aloud once. */
function Busy({ stage }: { stage: Extract<Stage, { kind: "sending" | "checking" | "importing" }> }) {
  const { t } = useTranslation("people");
  const { number } = useFormats();
  const percent = stage.kind === "sending" ? Math.round(stage.share * 100) : 100;
  const words =
    stage.kind === "importing"
      ? t("import.importing", { lines: number(stage.report.lines) })
      : t(`import.${stage.kind}`, { name: stage.file.name });
  return (
    <Card>
      <div className={classes.busy}>
        <p role="status">{words}</p>
        <Progress
          value={percent}
          animated={stage.kind !== "sending"}
          aria-label={words}
          aria-valuetext={stage.kind === "sending" ? `${percent} %` : words}
        />
        {stage.kind === "sending" ? <p className={classes.dim}>{percent} %</p> : null}
      </div>
    </Card>
  );
}

type CheckedProps = {
  stage: Extract<Stage, { kind: "checked" }>;
  onImport: (invite: boolean) => void;
  onRestart: () => void;
};

function Checked({ stage, onImport, onRestart }: CheckedProps) {
  const { t } = useTranslation("people");
  const { number } = useFormats();
  const [invite, setInvite] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { report, file } = stage;
  const changes = report.created + report.updated;
  const Icon = report.ok ? IconCircleCheck : IconFileAlert;
  return (
    <>
      <Card>
        <div className={classes.verdict} data-ok={report.ok || undefined}>
          <Icon size={28} stroke={1.6} aria-hidden="true" />
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {report.ok
                ? t("import.okTitle")
                : t("import.badTitle", {
                    count: badLines(report.errors),
                    amount: number(badLines(report.errors)),
                  })}
            </h2>
            <p className={classes.dim}>
              {report.ok ? t("import.okText", { name: file.name }) : t("import.badText")}
            </p>
          </div>
        </div>
        <Figures report={report} />
        {report.ok && report.created > 0 ? (
          <Checkbox
            className={classes.invite}
            label={t("import.invite")}
            description={t("import.inviteHelp")}
            checked={invite}
            onChange={(event) => setInvite(event.currentTarget.checked)}
          />
        ) : null}
        <div className={person.buttons}>
          <Button variant="default" onClick={onRestart}>
            {t("import.another")}
          </Button>
          {report.ok && changes > 0 ? (
            <Button onClick={() => onImport(invite && report.created > 0)}>
              {t("import.go", { count: changes, amount: number(changes) })}
            </Button>
          ) : null}
        </div>
      </Card>
      {report.errors.length > 0 ? <ImportErrors errors={report.errors} fileName={file.name} /> : null}
    </>
  );
}

function Done({ report, onRestart }: { report: Report; onRestart: () => void }) {
  const { t } = useTranslation("people");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <div className={classes.verdict} data-ok>
        <IconCircleCheck size={28} stroke={1.6} aria-hidden="true" />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t("import.doneTitle")}
          </h2>
          <p className={classes.dim}>{t("import.doneText")}</p>
        </div>
      </div>
      <Figures report={report} />
      <div className={person.buttons}>
        <Button variant="default" onClick={onRestart}>
          {t("import.another")}
        </Button>
        <Button component={Link} to="/admin/people">
          {t("import.toPeople")}
        </Button>
      </div>
    </Card>
  );
}

/** A file of people: checked line by line first, brought in whole or not at all. */
export function ImportPage() {
  const { t } = useTranslation("people");
  const { t: ui } = useTranslation("shell");
  const { stage, failure, check, bringIn, restart } = useImport();
  const [tooLarge, setTooLarge] = useState(false);

  const pick = (file: File) => {
    setTooLarge(file.size > MEGABYTES * 2 ** 20);
    if (file.size <= MEGABYTES * 2 ** 20) void check(file);
  };

  return (
    <>
      <Link to="/admin/people" search={lastList.read()} className={person.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("back")}
      </Link>
      <PageTitle title={t("import.title")} lead={t("import.lead")} />
      <div className={classes.steps}>
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
        {stage.kind === "choose" ? (
          <>
            <FilePick
              label={t("import.choose")}
              hint={t("import.chooseHint", { megabytes: MEGABYTES })}
              accept=".csv,text/csv"
              error={tooLarge ? t("import.tooLarge", { megabytes: MEGABYTES }) : undefined}
              onPick={pick}
            />
            <ImportGuide />
          </>
        ) : null}
        {stage.kind === "sending" || stage.kind === "checking" || stage.kind === "importing" ? (
          <Busy stage={stage} />
        ) : null}
        {stage.kind === "checked" ? (
          <Checked stage={stage} onImport={(invite) => void bringIn(stage, invite)} onRestart={restart} />
        ) : null}
        {stage.kind === "done" ? <Done report={stage.report} onRestart={restart} /> : null}
      </div>
    </>
  );
}
