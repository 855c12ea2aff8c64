import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Avatar } from "../../../ui/controls/Avatar.tsx";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import { MembershipBadge } from "../MembershipBadge.tsx";
import classes from "../people.module.css";
import type { PersonItem } from "../people.queries.ts";

/** People as rows of their list. */
export function usePeopleRows(): RowSpec<PersonItem> {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const { locale, ago } = useFormats();
  return {
    label: t("title"),
    nameOf: ({ name }) => name,
    columns: [
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
    ],
    cardOf: ({ name, imageUrl, email, status, jobProfile, store }) => ({
      picture: <Avatar src={imageUrl} name={name} size={44} />,
      under: email,
      facts: (
        <>
          <MembershipBadge status={status} />
          {jobProfile ? <span>{ui(`words.jobProfile.${jobProfile}`)}</span> : null}
          {store ? <span>{store}</span> : null}
        </>
      ),
    }),
    linkOf: ({ id }) => ({ to: "/admin/people/$personId", params: { personId: id } }),
  };
}

/** Person of a row: picture, name as a link one can open in a new tab, address. */
function PersonCell({ person }: { person: PersonItem }) {
  return (
    <div className={classes.person}>
      <Avatar src={person.imageUrl} name={person.name} size={34} />
      <div className="stack shrink leading-135">
        <Link
          to="/admin/people/$personId"
          params={{ personId: person.id }}
          className={classes.name}
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
        >
          {person.name}
        </Link>
        <span className="small truncated">{person.email}</span>
      </div>
    </div>
  );
}
