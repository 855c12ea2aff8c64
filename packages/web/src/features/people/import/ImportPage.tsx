import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { FilePick } from "../../../ui/pick/FilePick.tsx";
import { lastList } from "../list/last-list.ts";
import person from "../person/person.module.css";
import { ImportGuide } from "./ImportGuide.tsx";
import { Checked, Done } from "./ImportReport.tsx";
import classes from "./import.module.css";
import { type Stage, useImport } from "./use-import.ts";

const MEGABYTES = 20;

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
