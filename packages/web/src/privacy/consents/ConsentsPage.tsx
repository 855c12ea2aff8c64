import { IconShieldCheck } from "@tabler/icons-react";
import { isLocale } from "@trilha/contract/core/locale.ts";
import { legalKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { TextInput } from "../../ui/controls/input.ts";
import { choice } from "../../ui/list/filters.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import classes from "./consents.module.css";
import { type ConsentItem, consentList } from "./consents.queries.ts";

/** Digits of a text's version: nobody writes a million of them. */
const VERSION_DIGITS = 6;

/** §states#cookie-consent Who accepted which text or cookies, in which version, when and in which language. */
export function ConsentsPage() {
  const { t } = useTranslation("privacy/consents");
  const { dateTime } = useFormats();

  const list = useList(consentList);

  const what = ({ kind, version }: ConsentItem) => t("what", { kind: t(`kind.${kind}`), version });
  const allowed = ({ kind, allowed: kinds }: ConsentItem) => {
    if (kind !== "cookies") return "—";
    return kinds.length > 0 ? kinds.map((one) => t(`cookie.${one}`)).join(", ") : t("onlyNecessary");
  };
  const language = ({ locale }: ConsentItem) => (isLocale(locale) ? LANGUAGE_NAME[locale] : locale);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />

      <div className={classes.days}>
        <DateInput
          label={t("from")}
          value={list.filters.from ?? ""}
          max={list.filters.until}
          onChange={(from) => list.change({ from })}
        />
        <DateInput
          label={t("until")}
          value={list.filters.until ?? ""}
          min={list.filters.from}
          onChange={(until) => list.change({ until })}
        />
        <TextInput
          label={t("version")}
          inputMode="numeric"
          maxLength={VERSION_DIGITS}
          value={list.values.version ?? ""}
          onChange={(event) => list.change({ version: event.currentTarget.value.replace(/\D/g, "") })}
        />
      </div>
      <ListView
        list={list}
        search={t("search")}
        filters={[choice("kind", t("text"), legalKinds, (kind) => t(`kind.${kind}`))]}
        tools={
          <ExportButton
            kind="consents"
            params={{ ...list.filters, version: list.filters.version?.toString() }}
            personal
          />
        }
        icon={<IconShieldCheck size={28} stroke={1.6} />}
        empty={{ title: t("emptyTitle"), text: t("emptyText") }}
        none={{ title: t("noneTitle"), text: t("noneText") }}
        rows={{
          label: t("title"),
          nameOf: ({ name }) => name,
          columns: [
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
          ],
          cardOf: (one) => ({
            title: one.name || "—",
            under: `${what(one)} · ${dateTime(new Date(one.acceptedAt))}`,
            facts: language(one),
          }),
        }}
      />
    </>
  );
}
