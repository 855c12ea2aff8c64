import { IconCircleCheck, IconCloudOff, IconExternalLink } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../../ui/state/ErrorState.tsx";
import { ContentFrame } from "../../frame/ContentFrame.tsx";
import { StageSkeleton } from "../../frame/StageSkeleton.tsx";
import type { StageProps } from "../../stage.ts";
import classes from "./scorm.module.css";
import { type Launcher, useLaunch } from "./use-launch.ts";

type Props = Pick<StageProps<"launch">, "content" | "opened" | "recorder" | "goTo" | "reopen"> & {
  /** Undefined: on its way. */
  launcher: Launcher | undefined;
  /** Launch of which nothing is kept. */
  unkept?: boolean;
};

/** A package on the content origin, with its parts, its saving, and a way to start again. */
export function LaunchRoom({ content, opened, launcher, unkept = false, recorder, goTo, reopen }: Props) {
  const { t } = useTranslation("learning/player");
  const { frame, query, launch, saving, left, ask, retry } = useLaunch(launcher, recorder);
  const [sure, setSure] = useState(false);

  useEffect(() => {
    recorder.active(launch !== undefined && !left);
    return () => recorder.active(false);
  }, [recorder, launch, left]);

  if (query.error)
    return (
      <ErrorState
        message={query.error.message}
        {...(isRefused(query.error) && query.error.requestId ? { requestId: query.error.requestId } : {})}
        onRetry={() => void query.refetch()}
      />
    );
  if (!launch) return <StageSkeleton />;
  const several = launch.scos.length > 1;
  const begun = launch.attempt > 1 || launch.scos.some(({ state }) => state !== "not_started");
  const { next } = opened;
  return (
    <div className={classes.launch}>
      {several || begun || saving === "unsaved" || saving === "replaced" ? (
        <div className={classes.tools}>
          {several ? (
            <select
              className="p-0-8 touch bordered-control r-8 on-card at-most-full ink"
              aria-label={t("scorm.parts")}
              value={launch.current ?? ""}
              onChange={({ currentTarget }) => void ask({ sco: currentTarget.value })}
            >
              {launch.scos.map(({ id, title, state }) => (
                <option key={id} value={id}>
                  {state === "completed" || state === "passed" ? "✓ " : ""}
                  {title}
                </option>
              ))}
            </select>
          ) : null}
          <span className={classes.saving} role="status" data-saving={saving}>
            {saving === "unsaved" ? (
              <>
                <IconCloudOff size={16} stroke={1.8} aria-hidden="true" />
                {t("scorm.unsaved")}
              </>
            ) : null}
            {saving === "replaced" ? t("scorm.replaced") : null}
          </span>
          {saving === "unsaved" ? (
            <Button size="xs" variant="default" onClick={retry}>
              {t("saving.retry")}
            </Button>
          ) : null}
          {saving === "replaced" ? (
            <Button size="xs" onClick={reopen}>
              {t("openAgain")}
            </Button>
          ) : null}
          {begun ? (
            <Button size="xs" variant="subtle" color="neutral" onClick={() => setSure(true)}>
              {t("scorm.again")}
            </Button>
          ) : null}
        </div>
      ) : null}
      {left ? (
        <EmptyState
          icon={<IconCircleCheck size={28} stroke={1.6} />}
          title={t("scorm.leftTitle")}
          action={
            <>
              {next && next.locks.length === 0 ? (
                <Button onClick={() => goTo(next.order)}>{t("next")}</Button>
              ) : null}
              <Button variant="default" onClick={reopen}>
                {t("openAgain")}
              </Button>
            </>
          }
        >
          {t(unkept ? "preview.scormLeft" : "scorm.leftText")}
        </EmptyState>
      ) : launch.shown === "tab" ? (
        <EmptyState
          icon={<IconExternalLink size={28} stroke={1.6} />}
          title={t("scorm.tabTitle")}
          action={
            <>
              <Button component="a" href={launch.url} target="_blank" rel="noopener noreferrer">
                {t("scorm.open")}
              </Button>
              <Button variant="default" onClick={() => recorder.ask()}>
                {t("scorm.look")}
              </Button>
            </>
          }
        >
          {t("scorm.tabText")}
        </EmptyState>
      ) : (
        <ContentFrame
          key={launch.url}
          frame={frame}
          url={launch.url}
          title={opened.activity.title}
          locale={content.locale}
        />
      )}
      <Sheet
        opened={sure}
        onClose={() => setSure(false)}
        title={t("scorm.againTitle")}
        size="sm"
        footer={
          <>
            <Button variant="default" onClick={() => setSure(false)}>
              {t("scorm.keep")}
            </Button>
            <Button
              onClick={() => {
                setSure(false);
                void ask({ again: true });
              }}
            >
              {t("scorm.again")}
            </Button>
          </>
        }
      >
        {t("scorm.againText")}
      </Sheet>
    </div>
  );
}
