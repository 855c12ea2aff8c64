import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Progress } from "../../../ui/controls/progress.ts";
import { placeOf } from "../edit/draft-edit.ts";
import classes from "./builder.module.css";
import { useBuilder } from "./builder-context.ts";
import type { RunningUpload } from "./uploads.ts";

/** Uploads on their way to parts that are not open: how far, the way there, and how it stops or goes on. */
export function UploadTray() {
  const { t } = useTranslation("learning/authoring");
  const { running, part, locale } = useBuilder();
  const elsewhere = running.filter((one) => one.part !== part || one.locale !== locale);
  if (elsewhere.length === 0) return null;
  return (
    <section className={classes.tray} aria-label={t("upload.tray")}>
      <ul>
        {elsewhere.map((one) => (
          <Row key={one.key} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({ one: { key, part, locale, name, share, problem } }: { one: RunningUpload }) {
  const { t } = useTranslation("learning/authoring");
  const { t: writing } = useTranslation("core/writing");
  const { number } = useFormats();
  const { draft, open, setLocale, uploads } = useBuilder();
  const activity = placeOf(draft, part)?.activity;
  const percent = Math.round((share ?? 0) * 100);
  const go = () => {
    setLocale(locale);
    open(part);
  };
  return (
    <li>
      <div className={classes.trayHead}>
        <span>
          <strong>{name}</strong>
          {activity ? (
            <button type="button" className={classes.trayWay} onClick={go}>
              {textIn(activity.title, draft.defaultLocale) || t("untitled")}
            </button>
          ) : null}
        </span>
        {share === null ? null : <span>{writing("percent", { percent: number(percent) })}</span>}
        {share === null ? (
          <Button variant="light" size="sm" onClick={() => uploads.again(key)}>
            {writing("again")}
          </Button>
        ) : null}
        <ActionIcon
          size={44}
          aria-label={t(share === null ? "upload.forget" : "upload.stop", { name })}
          onClick={() => (share === null ? uploads.forget(key) : uploads.stop(key))}
        >
          <IconX size={18} stroke={1.8} aria-hidden="true" />
        </ActionIcon>
      </div>
      {share === null ? (
        <p className="ink-danger text-14" role="alert">
          {problem ?? t("upload.stopped")}
        </p>
      ) : (
        <Progress value={percent} aria-label={writing("sending", { name })} />
      )}
    </li>
  );
}
