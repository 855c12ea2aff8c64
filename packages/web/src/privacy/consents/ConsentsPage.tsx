import { IconShieldCheck } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { isLocale } from "@trilha/contract/core/locale.ts";
import { legalKinds } from "@trilha/contract/tenants/clients/texts.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { TextInput } from "../../ui/controls/input.ts";
import { DataTable } from "../../ui/list/DataTable.tsx";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import classes from "./consents.module.css";
import { type Consent, consentsQuery, filtersOf } from "./consents.queries.ts";

/** §states#cookie-consent Who accepted which text or cookies, in which version, when and in which language. */
export function ConsentsPage() {
  const { t } = useTranslation("privacy/consents");
  const { dateTime } = useFormats();
  const phone = useIsPhone();
  const [values, change] = useUrlFilters();
  const filters = filtersOf(values);
  const list = useInfiniteQuery(consentsQuery(filters));
  const narrowed = Object.values(filters).some(Boolean);
  const what = ({ kind, version }: Consent) => t("what", { kind: t(`kind.${kind}`), version });
  const allowed = ({ kind, allowed: kinds }: Consent) => {
    if (kind !== "cookies") return "—";
    return kinds.length > 0 ? kinds.map((one) => t(`cookie.${one}`)).join(", ") : t("onlyNecessary");
  };
  const language = ({ locale }: Consent) => (isLocale(locale) ? LANGUAGE_NAME[locale] : locale);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        filters={[
          {
            key: "kind",
            label: t("text"),
            options: legalKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
        ]}
        actions={
          <ExportButton
            kind="consents"
            params={{ ...filters, version: filters.version?.toString() }}
            personal
          />
        }
      />
      <div className={classes.days}>
        <DateInput
          label={t("from")}
          value={filters.from ?? ""}
          max={filters.until}
          onChange={(from) => change({ from })}
        />
        <DateInput
          label={t("until")}
          value={filters.until ?? ""}
          min={filters.from}
          onChange={(until) => change({ until })}
        />
        <TextInput
          label={t("version")}
          inputMode="numeric"
          maxLength={6}
          value={values.version ?? ""}
          onChange={(event) => change({ version: event.currentTarget.value.replace(/\D/g, "") })}
        />
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconShieldCheck size={28} stroke={1.6} />}
            title={t(narrowed ? "noneTitle" : "emptyTitle")}
          >
            {t(narrowed ? "noneText" : "emptyText")}
          </EmptyState>
        }
      >
        {(consents, foot) =>
          phone ? (
            <ItemCards
              label={t("title")}
              items={consents.map((one) => ({
                id: one.id,
                title: one.name || "—",
                under: `${what(one)} · ${dateTime(new Date(one.acceptedAt))}`,
                facts: language(one),
              }))}
              foot={foot}
            />
          ) : (
            <DataTable
              label={t("title")}
              columns={[
                {
                  key: "name",
                  label: t("person"),
                  width: 260,
                  cell: ({ name, email }) => <NameCell name={name || "—"} under={email ?? ""} />,
                },
                { key: "what", label: t("text"), cell: what },
                { key: "cookies", label: t("choices"), cell: allowed },
                { key: "language", label: t("language"), cell: language },
                { key: "at", label: t("at"), cell: ({ acceptedAt }) => dateTime(new Date(acceptedAt)) },
                { key: "ip", label: t("ip"), cell: ({ ip }) => ip ?? "—" },
              ]}
              rows={consents}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              foot={foot}
            />
          )
        }
      </PagedList>
    </>
  );
}
