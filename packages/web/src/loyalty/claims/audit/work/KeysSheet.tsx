import { useTranslation } from "react-i18next";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import classes from "../audit.module.css";

const KEYS = [
  ["A", "accept"],
  ["R", "reject"],
  ["L", "byLine"],
  ["↑ ↓", "lines"],
  ["X", "lineReject"],
  ["← →", "lineUnits"],
  ["Enter", "send"],
  ["U", "abstain"],
  ["P", "ask"],
  ["Z", "undo"],
  ["?", "help"],
] as const;

/** Every key of the page, and the switch that turns them off. */
export function KeysSheet({
  on,
  onChange,
  onClose,
}: {
  on: boolean;
  onChange: (on: boolean) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation("loyalty/claims/audit");
  return (
    <Sheet opened onClose={onClose} title={t("keys.title")}>
      <Toggle label={t("keys.on")} checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <dl className={classes.keys}>
        {KEYS.map(([key, deed]) => (
          <div key={deed}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`keys.${deed}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.dim}>{t("keys.picture")}</p>
    </Sheet>
  );
}
