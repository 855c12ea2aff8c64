import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import type { Selection } from "../../../ui/list/selection.ts";
import { MembershipBadge } from "../MembershipBadge.tsx";
import classes from "../people.module.css";
import type { PersonItem } from "../people.queries.ts";
import { PersonCell } from "./PersonCell.tsx";

type Props = {
  people: readonly PersonItem[];
  /** Only who may decide ticks people. */
  selection?: Selection | undefined;
  onSelect: (selection: Selection) => void;
  foot: ReactNode;
};

/** People in a dense table, for a desk. */
export function PeopleTable({ people, selection, onSelect, foot }: Props) {
  const { t } = useTranslation("people");
  const { t: ui } = useTranslation("shell");
  const { locale, ago } = useFormats();
  const navigate = useNavigate();
  const columns: readonly Column<PersonItem>[] = [
    { key: "person", label: t("column.person"), cell: (person) => <PersonCell person={person} /> },
    {
      key: "status",
      label: t("column.status"),
      cell: ({ status }) => <MembershipBadge status={status} />,
    },
    {
      key: "jobProfile",
      label: t("column.jobProfile"),
      cell: ({ jobProfile }) => (jobProfile ? ui(`words.jobProfile.${jobProfile}`) : "–"),
    },
    { key: "store", label: t("column.store"), cell: ({ store }) => store ?? "–" },
    { key: "country", label: t("column.country"), cell: ({ country }) => countryName(country, locale) },
    {
      key: "roles",
      label: t("column.roles"),
      cell: ({ roles }) => (
        <div className={classes.roles}>
          {roles.map((role) => (
            <span key={role} className={classes.role}>
              {ui(`words.role.${role}`)}
            </span>
          ))}
        </div>
      ),
    },
    {
      key: "lastSignIn",
      label: t("column.lastSignIn"),
      cell: ({ lastSignInAt }) => (
        <span className={classes.dim}>{lastSignInAt ? ago(new Date(lastSignInAt)) : t("never")}</span>
      ),
    },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={people}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate({ to: "/admin/people/$personId", params: { personId: id } })}
      {...(selection ? { selection, onSelect } : {})}
      foot={foot}
    />
  );
}
