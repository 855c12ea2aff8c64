import { IconCircleCheck, IconExternalLink } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../../ui/state/ErrorState.tsx";
import { ContentFrame } from "../../frame/ContentFrame.tsx";
import { StageSkeleton } from "../../frame/StageSkeleton.tsx";
import type { StageProps } from "../../stage.ts";
import { Contents } from "./Contents.tsx";
import { LaunchTools } from "./LaunchTools.tsx";
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
  const { frame, query, launch, moving, saving, left, ask, retry } = useLaunch(launcher, recorder);

  useEffect(() => {
    recorder.active(launch !== undefined && !moving && !left);
    return () => recorder.active(false);
  }, [recorder, launch, moving, left]);

  if (query.error)
    return (
      <ErrorState
        message={query.error.message}
        {...(isRefused(query.error) && query.error.requestId ? { requestId: query.error.requestId } : {})}
        onRetry={() => void query.refetch()}
      />
    );
  if (!launch) return <StageSkeleton />;
  const { next } = opened;
  const over = left || launch.shown === "ended";
  return (
    <div className={classes.launch}>
      <LaunchTools
        launch={launch}
        moving={moving}
        saving={saving}
        ask={ask}
        onRetry={retry}
        onReopen={reopen}
      />
      {moving ? (
        <StageSkeleton />
      ) : over ? (
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
      ) : launch.shown === "contents" ? (
        <section className={classes.contents} aria-labelledby="package-contents">
          <h2 id="package-contents" className="text-16 weight-650">
            {t("scorm.chooseTitle")}
          </h2>
          <Contents launch={launch} onChoose={(sco) => void ask({ sco })} />
        </section>
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
    </div>
  );
}
