import type { UseFormReturnType } from "@mantine/form";
import { programmeCodeLimit } from "@trilha/contract/core/limits.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { offered } from "../../../ui/pick/offered.ts";
import type { Network, Person } from "../people.queries.ts";
import classes from "./person.module.css";
import { type PersonValues, ticked, withRetailer, withStore } from "./person-form.ts";
import { StoreField } from "./StoreField.tsx";
import { Ticks } from "./Ticks.tsx";

type Props = {
  form: UseFormReturnType<PersonValues>;
  id: string;
  person: Person;
  network: Network;
};

/** Where a person stands in the trade: profile, employer, brand, chain, store, groups and codes. */
export function LinksFields({ form, id, person, network }: Props) {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const fixed = !person.can.edit;
  const { values } = form;

  const none = { value: "", label: t("links.none") };
  const named = (list: readonly { readonly id: string; readonly name: string }[]) =>
    list.map(({ id: value, name }) => ({ value, label: name }));
  const inGroups = <Item,>(list: readonly Item[], nameOf: (item: Item) => string) =>
    [...new Set(list.map(nameOf))].map((group) => ({
      group,
      items: list.filter((item) => nameOf(item) === group),
    }));
  const employers = inGroups(network.companies, ({ kind }) => t(`links.${kind}`));
  const chains = inGroups(
    offered(
      network.retailers.map((chain) => ({
        ...chain,
        value: chain.id,
        label: chain.name,
        retired: !chain.active,
      })),
      [values.retailerId],
    ),
    ({ country }) => countryName(country, locale),
  );
  const groupIds = network.groups.map((group) => group.id);

  const field = (name: "jobProfile" | "companyId" | "brandId" | "gminNumber" | "cadvCode" | "sapCode") => ({
    ...form.getInputProps(name),
    id: `${id}-${name}`,
    label: t(`links.${name}`),
    disabled: fixed,
  });

  return (
    <Card title={t("links.title")}>
      <p className="hint under-title">{t("links.hint")}</p>
      <div className={classes.fields}>
        <NativeSelect
          {...field("jobProfile")}
          data={[none, ...jobProfiles.map((one) => ({ value: one, label: ui(`words.jobProfile.${one}`) }))]}
        />
        <NativeSelect
          {...field("companyId")}
          data={[none, ...employers.map(({ group, items }) => ({ group, items: named(items) }))]}
        />
        <NativeSelect {...field("brandId")} data={[none, ...named(network.brands)]} />
        <NativeSelect
          id={`${id}-retailerId`}
          label={t("links.retailerId")}
          disabled={fixed}
          data={[none, ...chains.map(({ group, items }) => ({ group, items: named(items) }))]}
          value={values.retailerId}
          error={form.errors.retailerId}
          onChange={(event) => form.setValues(withRetailer(values, event.currentTarget.value))}
        />
        <div className={classes.whole}>
          <StoreField
            id={`${id}-storeId`}
            value={values.storeId}
            name={values.storeId === person.storeId ? person.store : null}
            retailerId={values.retailerId}
            error={form.errors.storeId ? String(form.errors.storeId) : undefined}
            disabled={fixed}
            onChange={(store) => form.setValues(withStore(values, store))}
          />
        </div>
        <TextInput {...field("gminNumber")} maxLength={programmeCodeLimit} />
        <TextInput {...field("cadvCode")} maxLength={programmeCodeLimit} />
        <TextInput {...field("sapCode")} maxLength={programmeCodeLimit} />
        <div className={classes.whole}>
          <Ticks
            label={t("links.groupIds")}
            options={network.groups.map(({ id: value, name }) => ({ value, label: name }))}
            values={values.groupIds}
            disabled={fixed}
            empty={t("links.noGroups")}
            columns
            onToggle={(group) =>
              form.setFieldValue("groupIds", ticked(groupIds, values.groupIds, group).sort())
            }
          />
        </div>
      </div>
    </Card>
  );
}
