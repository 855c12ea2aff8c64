import { useTranslation } from "react-i18next";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { useGoesOn } from "./goes-on.ts";

/** §learning#going-on-by-itself Remembered choice, in reach before any film ends. */
export function GoesOnSwitch() {
  const { t } = useTranslation("learning/player");
  const [on, change] = useGoesOn();
  return (
    <Toggle
      label={t("nextUp.always")}
      checked={on}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}
