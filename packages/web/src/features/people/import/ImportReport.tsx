import { IconCircleCheck, IconFileAlert } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { Card } from "../../../ui/page/Card.tsx";
import person from "../person/person.module.css";
import { ImportErrors } from "./ImportErrors.tsx";
import classes from "./import.module.css";
import { badLines, type Report } from "./import-errors.ts";
import type { Stage } from "./use-import.ts";

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

type CheckedProps = {
  stage: Extract<Stage, { kind: "checked" }>;
  onImport: (invite: boolean) => void;
  onRestart: () => void;
};

/** What the check found: the way in, or every bad line. */
export function Checked({ stage, onImport, onRestart }: CheckedProps) {
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

/** What came in. */
export function Done({ report, onRestart }: { report: Report; onRestart: () => void }) {
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
