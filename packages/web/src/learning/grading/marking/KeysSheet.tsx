import { useTranslation } from "react-i18next";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import classes from "../results.module.css";

const KEYS = [
  ["0 … 9", "points"],
  ["↑ ↓", "line"],
  ["C", "comment"],
  ["Enter", "send"],
  ["U", "skip"],
  ["?", "help"],
] as const;

type Props = { on: boolean; onChange: (on: boolean) => void; onClose: () => void };

/** Every key of marking, and the switch that turns them off. */
export function KeysSheet({ on, onChange, onClose }: Props) {
  const { t } = useTranslation("learning/grading");
  return (
    <Sheet opened onClose={onClose} title={t("keys.title")}>
      <Toggle label={t("keys.on")} checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <dl className={classes.keys}>
        {KEYS.map(([key, deed]) => (
          <div className="flex gap-16" key={deed}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${deed}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
