import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/controls/checkbox.ts";
import type { OPTIONAL } from "./consent.ts";
import classes from "./legal.module.css";

type Props = {
  kinds: typeof OPTIONAL;
  values: Readonly<Record<string, boolean>>;
  onChange: (values: Readonly<Record<string, boolean>>) => void;
};

/** One box for each optional kind of cookie; the necessary ones are ticked and fixed. */
export function CookieChoices({ kinds, values, onChange }: Props) {
  const { t } = useTranslation("login");
  return (
    <div className={classes.choices}>
      <Checkbox label={t("cookies.necessary")} checked disabled readOnly />
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          label={t(`cookies.${kind}`)}
          checked={values[kind] ?? false}
          onChange={(event) => onChange({ ...values, [kind]: event.currentTarget.checked })}
        />
      ))}
    </div>
  );
}
