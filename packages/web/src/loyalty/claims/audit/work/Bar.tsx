import {
  IconCameraPlus,
  IconCheck,
  IconListDetails,
  IconPlayerSkipForward,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import classes from "../audit.module.css";

type Props = {
  /** A sale can be judged by line; a photo stands or falls. */
  withLines: boolean;
  byLine: boolean;
  disabled: boolean;
  keys: boolean;
  mayAsk: boolean;
  onAskPicture: () => void;
  onAccept: () => void;
  onReject: () => void;
  onByLine: () => void;
  onAbstain: () => void;
};

/** The verdicts, in reach of the thumb. */
export function Bar(props: Props) {
  const { withLines, byLine, disabled, keys, mayAsk } = props;
  const { onAccept, onReject, onByLine, onAbstain, onAskPicture } = props;
  const { t } = useTranslation("loyalty/claims/audit");
  const hint = (key: string) =>
    keys ? (
      <span aria-hidden="true" className={classes.key}>
        {key}
      </span>
    ) : undefined;
  return (
    <div className={classes.bar} role="toolbar" aria-label={t("verdict")}>
      <Button
        disabled={disabled}
        leftSection={<IconCheck size={18} stroke={2} aria-hidden="true" />}
        rightSection={hint("A")}
        onClick={onAccept}
      >
        {t("accept")}
      </Button>
      <Button
        color="danger"
        variant="light"
        disabled={disabled}
        leftSection={<IconX size={18} stroke={2} aria-hidden="true" />}
        rightSection={hint("R")}
        onClick={onReject}
      >
        {t("reject")}
      </Button>
      {withLines ? (
        <Button
          variant="default"
          disabled={disabled}
          aria-pressed={byLine}
          leftSection={<IconListDetails size={18} stroke={1.8} aria-hidden="true" />}
          rightSection={hint("L")}
          onClick={onByLine}
        >
          {t("byLine")}
        </Button>
      ) : null}
      <Button
        variant="default"
        disabled={!mayAsk}
        leftSection={<IconCameraPlus size={18} stroke={1.8} aria-hidden="true" />}
        rightSection={hint("P")}
        onClick={onAskPicture}
      >
        {t("ask.action")}
      </Button>
      <Button
        variant="default"
        disabled={disabled}
        leftSection={<IconPlayerSkipForward size={18} stroke={1.8} aria-hidden="true" />}
        rightSection={hint("U")}
        onClick={onAbstain}
      >
        {t("abstain")}
      </Button>
    </div>
  );
}
