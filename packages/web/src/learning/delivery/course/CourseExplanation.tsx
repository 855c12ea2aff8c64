import { IconHourglass, IconLock, IconMailOpened, IconRefresh, IconUsersGroup } from "@tabler/icons-react";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import type { LearningState } from "@trilha/contract/learning/delivery/states.ts";
import { useTranslation } from "react-i18next";
import classes from "./notes.module.css";

type Told = "requested" | "invited" | "blocked" | "restarted" | "byInvitation";

const ICONS: Record<Told, typeof IconLock> = {
  requested: IconHourglass,
  invited: IconMailOpened,
  blocked: IconLock,
  restarted: IconRefresh,
  byInvitation: IconUsersGroup,
};

const TOLD: Partial<Record<LearningState, Told>> = {
  requested: "requested",
  invited: "invited",
  blocked: "blocked",
  restarted: "restarted",
};

/**
 * Meaning of a state that asks for patience or a decision, and its reason where staff gave one
 * (§states#course).
 */
export function CourseExplanation({ course }: { course: Course }) {
  const { t } = useTranslation("learning/delivery");
  const { state, subscription, enrolment } = course;
  const stateReason = enrolment?.reason;
  const outside = state === "not_started" || state === "unenrolled";
  const reason = TOLD[state] ?? (outside && subscription === "invitation" ? "byInvitation" : undefined);
  if (!reason && !stateReason) return null;
  const Icon = reason ? ICONS[reason] : IconHourglass;
  return (
    <section className={classes.told} data-tone={reason === "blocked" ? "danger" : undefined}>
      <Icon size={20} stroke={1.7} aria-hidden="true" />
      <div>
        {reason ? <p>{t(`told.${reason}`)}</p> : null}
        {stateReason ? <p>{t("told.reason", { reason: stateReason })}</p> : null}
      </div>
    </section>
  );
}
