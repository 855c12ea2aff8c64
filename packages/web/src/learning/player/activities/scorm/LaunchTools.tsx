import { IconChevronLeft, IconChevronRight, IconCloudOff, IconList } from "@tabler/icons-react";
import type { ScormSaveState } from "@trilha/contract/learning/scorm/messages.ts";
import type { LaunchAnswer } from "@trilha/contract/learning/scorm/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { Contents } from "./Contents.tsx";
import classes from "./scorm.module.css";
import type { LaunchWish } from "./use-launch.ts";

type Props = {
  launch: LaunchAnswer;
  /** On the way from one part to the next. */
  moving: boolean;
  saving: ScormSaveState;
  ask: (wish: LaunchWish) => Promise<void>;
  onRetry: () => void;
  onReopen: () => void;
};

/** Ways through a package beside its own: contents, back and on, a pause, the end; how saving stands; a new start. */
export function LaunchTools({ launch, moving, saving, ask, onRetry, onReopen }: Props) {
  const { t } = useTranslation("learning/player");
  const [listed, setListed] = useState(false);
  const [sure, setSure] = useState(false);
  const { controls, contents, shown } = launch;
  const several = contents.filter(({ leaf }) => leaf).length > 1;
  const begun = launch.attempt > 1 || contents.some(({ state }) => state !== "not_started");
  const open = shown === "frame";
  const ways = several && open ? controls : null;
  if (!several && !begun && saving !== "unsaved" && saving !== "replaced") return null;
  const startAgain = (
    <Button
      variant="subtle"
      color="neutral"
      px={10}
      onClick={() => {
        setListed(false);
        setSure(true);
      }}
    >
      {t("scorm.again")}
    </Button>
  );
  const go = (wish: LaunchWish) => {
    setListed(false);
    if (!moving) void ask(wish);
  };
  return (
    <div className={classes.tools} aria-busy={moving}>
      {several && open ? (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconList size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => setListed(true)}
        >
          <span className={classes.word}>{t("scorm.parts")}</span>
        </Button>
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
        <Button size="xs" variant="default" onClick={onRetry}>
          {t("saving.retry")}
        </Button>
      ) : null}
      {saving === "replaced" ? (
        <Button size="xs" onClick={onReopen}>
          {t("openAgain")}
        </Button>
      ) : null}
      {begun && !(several && open) ? startAgain : null}
      {ways && ways.previous !== null ? (
        <Button
          size="xs"
          variant="default"
          disabled={!ways.previous}
          leftSection={<IconChevronLeft size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => go({ request: "previous" })}
        >
          <span className={classes.word}>{t("scorm.back")}</span>
        </Button>
      ) : null}
      {ways && ways.continue !== null ? (
        <Button
          size="xs"
          disabled={!ways.continue}
          rightSection={<IconChevronRight size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => go({ request: "continue" })}
        >
          {t("scorm.on")}
        </Button>
      ) : null}
      <Sheet
        opened={listed}
        onClose={() => setListed(false)}
        title={t("scorm.parts")}
        size="sm"
        footer={
          ways?.suspend || ways?.exit ? (
            <>
              {ways.exit ? (
                <Button variant="default" onClick={() => go({ request: "exitAll" })}>
                  {t("scorm.end")}
                </Button>
              ) : null}
              {ways.suspend ? (
                <Button onClick={() => go({ request: "suspendAll" })}>{t("scorm.pause")}</Button>
              ) : null}
            </>
          ) : undefined
        }
      >
        <Contents launch={launch} onChoose={(sco) => go({ sco })} />
        {begun ? <div className="mt-8">{startAgain}</div> : null}
      </Sheet>
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
