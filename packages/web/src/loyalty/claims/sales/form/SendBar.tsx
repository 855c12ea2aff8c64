import { IconCloudUpload, IconSend } from "@tabler/icons-react";
import type { Evaluation } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { useTranslation } from "react-i18next";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import { useOnline } from "../../../../ui/state/use-online.ts";
import classes from "./send-bar.module.css";

type Props = {
  evaluation: Evaluation | undefined;
  /** Limits and level are not known yet: the server's number may be another. */
  estimated: boolean;
  busy: boolean;
  /** Ready, and not sent or not answered. */
  waiting: boolean;
  again: boolean;
  /** Empties the form; gives back what undoes it. */
  onDiscard: (() => () => void) | undefined;
};

/** Points of the sale and the button that sends it, always in reach. */
export function SendBar({ evaluation, estimated, busy, waiting, again, onDiscard }: Props) {
  const { t } = useTranslation("loyalty/claims/sales");
  const online = useOnline();
  const clear = () => {
    const undo = onDiscard?.();
    if (undo) notice(t("send.discarded"), { undo });
  };
  return (
    <>
      {onDiscard ? (
        <div className={classes.discard}>
          <Button variant="subtle" color="neutral" onClick={clear} disabled={busy}>
            {t("send.discard")}
          </Button>
        </div>
      ) : null}
      <section className={classes.bar} aria-label={t("send.label")} data-sticky-bar>
        {waiting ? (
          <p className={classes.waiting} role="status">
            <IconCloudUpload className="ink-warning" size={20} stroke={1.7} aria-hidden="true" />
            <span>
              <strong>{t("send.notSent")}</strong> {online ? t("send.tapAgain") : t("send.whenOnline")}
            </span>
          </p>
        ) : null}
        <div className="stack gap-4 shrink">
          <span className="dim text-12 weight-550">
            {estimated && evaluation?.lines.length ? t("send.estimate") : t("send.total")}
          </span>
          <span className="row wrap gap-6" aria-live="polite">
            <PointsChip value={evaluation?.points ?? 0} />
            {evaluation && evaluation.experience > 0 ? (
              <ExperienceChip value={evaluation.experience} size="sm" />
            ) : null}
          </span>
        </div>
        <Button
          type="submit"
          size="md"
          loading={busy}
          leftSection={<IconSend size={20} stroke={1.7} aria-hidden="true" />}
        >
          {again ? t("send.again") : t("send.send")}
        </Button>
      </section>
    </>
  );
}
