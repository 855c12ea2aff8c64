import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../ui/list/DataTable.tsx";
import type { RowSelection } from "../../../ui/list/selection.ts";
import { MembershipBadge } from "../MembershipBadge.tsx";
import classes from "../people.module.css";
import type { PersonItem } from "../people.queries.ts";
import { PersonCell } from "./PersonCell.tsx";

type Props = {
  people: readonly PersonItem[];
  /** Only who may decide ticks people. */
  selection?: RowSelection | undefined;
  onSelect: (selection: RowSelection) => void;
  foot: ReactNode;
};

/** People in a dense table, for a desk. */
export function PeopleTable({ people, selection, onSelect, foot }: Props) {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const { locale, ago } = useFormats();
  const navigate = useNavigate();
  const columns: readonly Column<PersonItem>[] = [
    {
      key: "person",
      label: t("column.person"),
      width: 300,
      cell: (person) => <PersonCell person={person} />,
    },
    {
      key: "status",
      label: t("column.status"),
      width: 130,
      cell: ({ status }) => <MembershipBadge status={status} />,
    },
    {
      key: "jobProfile",
      label: t("column.jobProfileOrRole"),
      width: 200,
      cell: ({ jobProfile, roles }) => (
        <div className={classes.roles}>
          {jobProfile ? <span>{ui(`words.jobProfile.${jobProfile}`)}</span> : null}
          {roles.map((role) => (
            <span key={role} className={classes.role}>
              {ui(`words.role.${role}`)}
            </span>
          ))}
          {jobProfile || roles.length > 0 ? null : "–"}
        </div>
      ),
    },
    {
      key: "store",
      label: t("column.store"),
      width: 220,
      cell: ({ store }) => (
        <span className={classes.oneLine} title={store ?? undefined}>
          {store ?? "–"}
        </span>
      ),
    },
    {
      key: "country",
      label: t("column.country"),
      width: 110,
      cell: ({ country }) => countryName(country, locale),
    },
    {
      key: "lastSignIn",
      label: t("column.lastSignIn"),
      cell: ({ lastSignInAt }) => (
        <span className="small truncated">{lastSignInAt ? ago(new Date(lastSignInAt)) : t("never")}</span>
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
