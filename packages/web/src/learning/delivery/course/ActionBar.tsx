import { IconPlayerPlay } from "@tabler/icons-react";
import { Link, useRouter } from "@tanstack/react-router";
import type { ActivityType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { ownLink } from "../../../ui/page/own-link.ts";
import { useOnline } from "../../../ui/state/use-online.ts";
import { useEnrol } from "../learn.queries.ts";
import { stepOf } from "../learn-steps.ts";
import { whatNext } from "../what-next.ts";
import classes from "./course.module.css";

type Props = {
  course: Course;
  trailId: string | undefined;
  /** Fetches what an activity of a type will be shown with. */
  prepare?: ((type: ActivityType) => void) | undefined;
};

/** The one thing to do now, always in reach of the thumb. */
export function ActionBar({ course, trailId, prepare }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { number } = useFormats();
  const online = useOnline();
  const router = useRouter();
  const enrol = useEnrol(course.id);
  const step = stepOf(course, trailId);
  const { state, can } = course;
  const deed = whatNext({ state, can, step: step !== undefined });
  const entry = deed === "enrol" || deed === "request" || deed === "accept" ? deed : undefined;
  const path = entry ? undefined : step?.path;
  const type = step?.type;

  // The player's code is here before the press: the next activity opens at once.
  useEffect(() => {
    if (!path) return;
    void router.preloadRoute(ownLink(path)).catch(() => undefined);
    if (type) prepare?.(type);
  }, [path, type, prepare, router]);

  if (!deed) return null;
  const act = () =>
    enrol.mutate(undefined, {
      onSuccess: () => entry && notice(t(`did.${entry}`)),
      onError: (error) => notice(isRefused(error) ? error.message : String(error), { kind: "failed" }),
    });
  return (
    <section className={classes.bar} aria-label={t("nextStep")} data-sticky-bar>
      {path && step ? (
        <p className={classes.place}>
          {step.place
            ? t("nextActivity", {
                module: number(step.place.module),
                order: number(step.place.activity),
                title: step.title,
              })
            : step.title}
        </p>
      ) : null}
      {path ? (
        <Button
          component={Link}
          to={path}
          size="md"
          leftSection={<IconPlayerPlay size={20} stroke={1.7} aria-hidden="true" />}
        >
          {t(`deed.${deed}`)}
        </Button>
      ) : (
        <Button size="md" disabled={!online} loading={enrol.isPending} onClick={act}>
          {t(`deed.${deed}`)}
        </Button>
      )}
    </section>
  );
}
