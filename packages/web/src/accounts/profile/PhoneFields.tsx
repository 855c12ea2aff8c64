import type { UseFormReturnType } from "@mantine/form";
import { phoneKinds } from "@trilha/contract/accounts/identity/kinds.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import { phoneLimit } from "@trilha/contract/core/limits.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { maskPhone } from "../../i18n/masks.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./profile.module.css";
import type { ProfileValues } from "./profile-form.ts";

type Props = { form: UseFormReturnType<ProfileValues>; id: string; country: Country; foot: ReactNode };

/** The five phones, written as in the person's country. */
export function PhoneFields({ form, id, country, foot }: Props) {
  const { t } = useTranslation("accounts/profile");
  return (
    <Card title={t("phones")}>
      <p className="hint under-title">{t("phonesHint")}</p>
      <div className={classes.fields}>
        {phoneKinds.map((kind) => (
          <TextInput
            key={kind}
            {...form.getInputProps(`phones.${kind}`)}
            id={`${id}-phones.${kind}`}
            label={t(`phoneKinds.${kind}`)}
            type="tel"
            autoComplete={kind === "cellphone" ? "tel-national" : "off"}
            maxLength={phoneLimit}
            onChange={(event) =>
              form.setFieldValue(`phones.${kind}`, maskPhone(event.currentTarget.value, country))
            }
          />
        ))}
      </div>
      {foot}
    </Card>
  );
}
