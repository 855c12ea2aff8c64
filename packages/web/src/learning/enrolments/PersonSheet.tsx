import { Link } from "@tanstack/react-router";
import { changeEnrolment } from "@trilha/contract/learning/enrolments/endpoints.ts";
import type { EnrolmentChange } from "@trilha/contract/learning/enrolments/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { ExtendSheet } from "./ExtendSheet.tsx";
import classes from "./enrolments.module.css";
import { type Enrolled, useTeachingChanged } from "./enrolments.queries.ts";
import { EnrolmentState } from "./use-enrolled-rows.tsx";

const CommentSheet = lazyPart(() =>
  import("../../ui/form/CommentSheet.tsx").then(({ CommentSheet }) => ({ default: CommentSheet })),
);

const DEEDS = ["extend", "lift", "block", "unenrol"] as const;
type Deed = (typeof DEEDS)[number];
type Props = { courseId: string; person: Enrolled; onClose: () => void };

function Facts({ person }: { person: Enrolled }) {
  const { t } = useTranslation("learning/enrolments");
  const { number, calendarDay, dateTime } = useFormats();
  const at = (moment: string | null) => (moment ? dateTime(new Date(moment)) : "–");
  const facts: readonly (readonly [string, string])[] = [
    [t("column.percent"), t("percent", { percent: number(person.percent) })],
    [t("column.score"), person.score === null ? "–" : t("percent", { percent: number(person.score) })],
    [t("column.due"), person.dueOn ? calendarDay(person.dueOn) : t("noHurry")],
    [t("column.enrolled"), at(person.enrolledAt)],
    [t("column.finished"), at(person.finishedAt)],
    [t("reason.label"), person.extendedReason ?? person.reason ?? "–"],
  ];
  return (
    <>
      <p>
        <EnrolmentState of={person} />
      </p>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </dl>
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

/** One person in a course, and what staff may do about it, each with a reason. */
export function PersonSheet({ courseId, person, onClose }: Props) {
  const { t } = useTranslation("learning/enrolments");
  const session = useSession();
  const keys = useSubmissionKeys();
  const changed = useTeachingChanged();
  const [deed, setDeed] = useState<Deed>();
  const { userId, name } = person;
  const change = async (body: EnrolmentChange) => {
    await call(changeEnrolment, { params: { id: courseId, userId }, body }, { key: keys.of(body) });
    keys.done();
    changed();
    notice(t(`deed.${body.change}.done`, { name }));
  };
  if (deed === "extend") return <ExtendSheet person={person} onExtend={change} onClose={onClose} />;
  if (deed !== undefined)
    return (
      <Suspense fallback={null}>
        <CommentSheet
          title={t(`deed.${deed}.title`, { name })}
          text={t(`deed.${deed}.text`)}
          label={t("reason.label")}
          help={t("reason.help")}
          submit={t(`deed.${deed}.submit`)}
          required
          danger={deed !== "lift"}
          onSay={(reason) => change({ change: deed, reason })}
          onClose={onClose}
        />
      </Suspense>
    );
  return (
    <Sheet opened title={name} onClose={onClose}>
      <Facts person={person} />
      <div className="flex wrap gap-8">
        {DEEDS.filter((one) => person.can[one]).map((one) => (
          <Button
            key={one}
            variant={one === "extend" || one === "lift" ? "light" : "default"}
            onClick={() => setDeed(one)}
          >
            {t(`deed.${one}.submit`)}
          </Button>
        ))}
        {can(session, "courses.report") ? (
          <Button component={Link} to={`/admin/learning-reports/people/${userId}`} variant="default">
            {t("allOf")}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}
