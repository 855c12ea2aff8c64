import { IconArrowLeft, IconArrowRight, IconCheck, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import classes from "./queue.module.css";

type Props = {
  busy: boolean;
  keysOn: boolean;
  onApprove: () => void;
  onRefuse: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

/** In or out, and on to the next; stays in reach of the thumb. */
export function VerdictBar({ busy, keysOn, onApprove, onRefuse, onPrevious, onNext }: Props) {
  const { t } = useTranslation("members/registration");
  return (
    <div className={classes.bar} data-sticky-bar>
      <Button
        disabled={busy}
        aria-keyshortcuts={keysOn ? "A" : undefined}
        leftSection={<IconCheck size={18} stroke={1.8} aria-hidden="true" />}
        onClick={onApprove}
      >
        {t("queue.approve")}
      </Button>
      <Button
        variant="light"
        color="danger"
        disabled={busy}
        aria-keyshortcuts={keysOn ? "R" : undefined}
        leftSection={<IconX size={18} stroke={1.8} aria-hidden="true" />}
        onClick={onRefuse}
      >
        {t("queue.refuse")}
      </Button>
      <span className="flex gap-8 to-end">
        <Button
          variant="default"
          disabled={!onPrevious}
          aria-label={t("queue.previous")}
          onClick={onPrevious}
        >
          <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
        </Button>
        <Button variant="default" disabled={!onNext} aria-label={t("queue.next")} onClick={onNext}>
          <IconArrowRight size={18} stroke={1.8} aria-hidden="true" />
        </Button>
      </span>
    </div>
  );
}
