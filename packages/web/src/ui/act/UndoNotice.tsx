import { IconAlertCircle, IconCircleCheck, IconX } from "@tabler/icons-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import classes from "./notices.module.css";
import { dropNotice, type Notice, noticeStore } from "./notices.ts";

const STAYS = { plain: 5000, undo: 10_000 };

function One({ notice }: { notice: Notice }) {
  const { t } = useTranslation("shell");
  const [held, setHeld] = useState(false);
  const { id, undo } = notice;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dropNotice(id), undo ? STAYS.undo : STAYS.plain);
    return () => clearTimeout(timer);
  }, [held, id, undo]);

  const Icon = notice.kind === "done" ? IconCircleCheck : IconAlertCircle;
  return (
    <li
      className={classes.notice}
      data-kind={notice.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={20} stroke={1.8} aria-hidden="true" />
      <span className="grow text-15 leading-135">{notice.message}</span>
      {undo ? (
        <button
          type="button"
          className={classes.undo}
          onClick={() => {
            undo();
            dropNotice(id);
          }}
        >
          {t("ui.undo")}
        </button>
      ) : null}
      <button
        type="button"
        className={classes.close}
        aria-label={t("ui.close")}
        onClick={() => dropNotice(id)}
      >
        <IconX size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Where notices appear; on the page from the start, so screen readers hear the first one too. */
export function Notices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.read);
  return (
    <ul className={classes.region} aria-live="polite">
      {notices.map((one) => (
        <One key={one.id} notice={one} />
      ))}
    </ul>
  );
}
