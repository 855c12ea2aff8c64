import { IconCloudCheck, IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import type { Attempted } from "../../activities/test/use-attempt.ts";
import classes from "./attempt.module.css";

type Props = { attempt: Attempted; onRetry: () => void; onForget: () => void };

const icons = { saved: IconCloudCheck, saving: IconCloudCheck, late: IconCloudUp, unsent: IconCloudOff };

/**
 * Whether every answer is safe; kept on the device it is, and on its way it is worth a word only when it failed or is late.
 * Refused answers stay to be read.
 */
export function SavedWords({ attempt, onRetry, onForget }: Props) {
  const { t } = useTranslation("learning/player");
  const [shown, setShown] = useState(false);
  const { unsent, refused, failing, late } = attempt;
  const state = unsent.length === 0 ? "saved" : failing ? "unsent" : late ? "late" : "saving";
  const Icon = icons[state];
  return (
    <span className={classes.saved} data-saving={state}>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
      {/* Each answer would be told: only trouble and its end are. */}
      <span role="status">
        {state === "unsent"
          ? t("test.unsent", { count: unsent.length })
          : t(state === "late" ? "saving.waiting" : "saving.saved")}
      </span>
      {state === "unsent" ? (
        <button type="button" className={classes.textButton} onClick={onRetry}>
          {t("saving.retry")}
        </button>
      ) : null}
      {refused.length > 0 ? (
        <button type="button" className={classes.textButton} onClick={() => setShown(true)}>
          {t("test.refused", { count: refused.length })}
        </button>
      ) : null}
      <Sheet
        opened={shown}
        onClose={() => setShown(false)}
        title={t("test.refusedTitle")}
        size="sm"
        footer={
          <Button
            onClick={() => {
              setShown(false);
              onForget();
            }}
          >
            {t("understood")}
          </Button>
        }
      >
        {t("test.refusedText")}
        <ul className="stack gap-12 m-12-0-0 p-0 unmarked">
          {refused.map(({ step, refused: no }) => (
            <li key={step.id}>
              <strong>{t("test.one", { number: step.question + 1 })}</strong>
              <p className="hint">{no?.message}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </span>
  );
}
