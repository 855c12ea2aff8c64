import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import type { Answering } from "../../activities/test/use-attempt.ts";
import classes from "./attempt.module.css";

type Props = {
  opened: boolean;
  attempt: Answering;
  onGo: (place: number) => void;
  onClose: () => void;
  onHandIn: () => void;
};

/** Before it is handed in: what is still open, and one question. */
export function HandInSheet({ opened, attempt, onGo, onClose, onHandIn }: Props) {
  const { t } = useTranslation("learning/player");
  const open = attempt.answers.flatMap(({ answer }, place) => (answer === null ? [place] : []));
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t("test.handInTitle")}
      size="sm"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t("test.keepOn")}
          </Button>
          <Button loading={attempt.handingIn} onClick={onHandIn}>
            {t("test.handInNow")}
          </Button>
        </>
      }
    >
      {open.length === 0 ? t("test.allAnswered") : t("test.openBefore", { count: open.length })}
      {open.length > 0 ? (
        <ul className="flex wrap gap-8 m-12-0-0 p-0 unmarked">
          {open.map((place) => (
            <li key={place}>
              <Button
                variant="default"
                size="md"
                aria-label={t("test.place.open", { number: place + 1 })}
                onClick={() => onGo(place)}
              >
                {place + 1}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {attempt.stuck ? (
        <p className={classes.over} role="alert">
          {t("test.stuck")}
        </p>
      ) : null}
    </Sheet>
  );
}
