import type { UseFormReturnType } from "@mantine/form";
import { childrenLimit } from "@trilha/contract/accounts/identity/limits.ts";
import { isDayFirst } from "@trilha/contract/core/dates.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { Checkbox } from "../../ui/controls/checkbox.ts";
import { NativeSelect, TextInput } from "../../ui/controls/input.ts";
import { countDigits } from "../../ui/form/digits.ts";
import { Card } from "../../ui/page/Card.tsx";
import { BirthdayFields } from "./BirthdayFields.tsx";
import classes from "./profile.module.css";
import type { ProfileReference } from "./profile.queries.ts";
import type { ProfileValues } from "./profile-form.ts";

type Props = {
  form: UseFormReturnType<ProfileValues>;
  id: string;
  reference: ProfileReference;
  foot: ReactNode;
};

/** Names, birthday and the rest of who a person is. */
export function PersonFields({ form, id, reference, foot }: Props) {
  const { t } = useTranslation("accounts/profile");
  const locale = useLocale();
  const options = (list: ProfileReference["genders"]) => [
    { value: "", label: t("notSaid") },
    ...list.map(({ key, names }) => ({ value: key, label: names[locale] ?? key })),
  ];
  const field = (
    name: "firstName" | "lastName" | "nickname" | "storeNickname" | "children" | "disability",
  ) => ({
    ...form.getInputProps(name),
    id: `${id}-${name}`,
    label: t(name),
    maxLength: textLimit,
  });
  // Spec §limits#dates: day before month for ids 1 and 3.
  const dayFirst = isDayFirst(locale);

  return (
    <Card title={t("personal")}>
      <div className={classes.fields}>
        <TextInput {...field("firstName")} withAsterisk autoComplete="given-name" />
        <TextInput {...field("lastName")} autoComplete="family-name" />
        <TextInput {...field("nickname")} description={t("nicknameHint")} autoComplete="nickname" />
        <TextInput {...field("storeNickname")} description={t("storeNicknameHint")} />
        <BirthdayFields form={form} id={id} dayFirst={dayFirst} />
        <NativeSelect
          {...form.getInputProps("country")}
          id={`${id}-country`}
          label={t("residence")}
          autoComplete="country"
          data={reference.countries.map(({ code, names }) => ({ value: code, label: names[locale] ?? code }))}
        />
        <NativeSelect
          {...form.getInputProps("gender")}
          id={`${id}-gender`}
          label={t("gender")}
          data={options(reference.genders)}
        />
        <NativeSelect
          {...form.getInputProps("maritalStatus")}
          id={`${id}-maritalStatus`}
          label={t("maritalStatus")}
          data={options(reference.maritalStatuses)}
        />
        <TextInput {...field("children")} inputMode="numeric" maxLength={countDigits(childrenLimit)} />
        <NativeSelect
          {...form.getInputProps("profession")}
          id={`${id}-profession`}
          label={t("profession")}
          data={options(reference.professions)}
        />
        <div className={classes.whole}>
          <Checkbox
            {...form.getInputProps("hasDisability", { type: "checkbox" })}
            id={`${id}-hasDisability`}
            label={t("hasDisability")}
          />
        </div>
        {form.values.hasDisability ? (
          <TextInput {...field("disability")} className={classes.whole} description={t("disabilityHint")} />
        ) : null}
      </div>
      {foot}
    </Card>
  );
}
