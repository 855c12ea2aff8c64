import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { phoneKinds } from "@trilha/contract/accounts/identity/kinds.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { type FormReference, referenceQuery } from "../registration.queries.ts";
import classes from "./queue.module.css";
import type { WaitingRegistration } from "./queue.queries.ts";

type Fact = readonly [label: string, value: string | number | null | undefined];
const ADDRESS = ["street", "number", "complement", "neighborhood", "city", "state", "zipCode"] as const;

function useGroups(
  person: WaitingRegistration,
): readonly (readonly [title: string, facts: readonly Fact[]])[] {
  const { t } = useTranslation("members/registration");
  const { t: words } = useTranslation("shell");
  const { locale, calendarDay, dateTime } = useFormats();
  const lists = useQuery(referenceQuery).data;
  const named = (list: FormReference["genders"] | undefined, key: string | null) =>
    key && (list?.find((one) => one.key === key)?.names[locale] ?? key);
  const { address, phones } = person;
  return [
    [
      t("queue.who"),
      [
        [t("field.email"), person.email],
        [t("field.document"), person.document],
        [t("field.birthday"), person.birthday && calendarDay(person.birthday)],
        [t("field.nickname"), person.nickname],
        [t("field.store_nickname"), person.storeNickname],
        [t("field.gender"), named(lists?.genders, person.gender)],
        [t("field.marital_status"), named(lists?.maritalStatuses, person.maritalStatus)],
        [t("field.children"), person.children],
        [t("field.profession"), named(lists?.professions, person.profession)],
        [t("field.disability"), person.disability],
      ],
    ],
    [
      t("queue.contact"),
      [
        ...phoneKinds.map((kind): Fact => [t(`field.${kind}`), phones[kind]]),
        [t("field.address"), ADDRESS.flatMap((part) => address[part] || []).join(", ")],
        [t("field.country"), countryName(person.country, locale)],
        [t("field.locale"), person.locale && LANGUAGE_NAME[person.locale]],
      ],
    ],
    [
      t("queue.work"),
      [
        [t("field.job_profile"), person.jobProfile && words(`words.jobProfile.${person.jobProfile}`)],
        [t("field.company"), person.company],
        [t("field.brand"), person.brand],
        [t("field.retailer"), person.retailer],
        [t("field.store"), person.store],
        [t("field.gmin_number"), person.gminNumber],
        [t("field.cadv_code"), person.cadvCode],
        [t("queue.sapOrTaxId"), person.sapCode],
      ],
    ],
    [
      t("queue.registered"),
      [
        [t("queue.form"), person.form && t(`settings.name.${person.form}`)],
        [t("queue.since"), dateTime(new Date(person.waitingSince))],
        [t("queue.emailConfirmed"), t(person.emailConfirmed ? "queue.yes" : "queue.no")],
        [t("queue.terms"), person.termsVersion && t("queue.version", { version: person.termsVersion })],
      ],
    ],
  ];
}

/** Facts a person gave in the form; those left empty are left out. */
export function Facts({ person }: { person: WaitingRegistration }) {
  const { t } = useTranslation("members/registration");
  const groups = useGroups(person);
  return (
    <div className="stack gap-16">
      {person.namesakes.length > 0 ? (
        <div className={classes.warning} role="note">
          <p>{t("queue.namesakes", { count: person.namesakes.length })}</p>
          <ul>
            {person.namesakes.map((one) => (
              <li key={one.id}>
                <Link to="/admin/people/$personId" params={{ personId: one.id }}>
                  {one.name}
                </Link>{" "}
                {one.email}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {groups.map(([title, facts]) => {
        const filled = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
        if (filled.length === 0) return null;
        return (
          <Card key={title} title={title}>
            <dl className={classes.facts}>
              {filled.map(([label, value]) => (
                <div key={label}>
                  <dt className="small">{label}</dt>
                  <dd className="break">{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        );
      })}
    </div>
  );
}
