import { cookieKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { CookieChoices as Choices } from "@trilha/contract/tenants/clients/texts.ts";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/controls/checkbox.ts";

type Props = { values: Choices; onChange: (values: Choices) => void };

/** One box for each optional kind of cookie; the necessary ones are ticked and fixed. */
export function CookieChoices({ values, onChange }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  return (
    <div className="stack gap-10">
      <Checkbox label={t("cookies.necessary")} checked disabled readOnly />
      {cookieKinds.map((kind) => (
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
