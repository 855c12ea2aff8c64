import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "./audit.module.css";
import type { AuditSubject } from "./audit.queries.ts";
import { ReadBesideTyped } from "./ReadBesideTyped.tsx";

type Fact = readonly [label: string, value: string | null | undefined];

function List({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt className="hint">{label}</dt>
            <dd className="break">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Facts that were reported, beside those of the code on the invoice. */
export function Facts({ subject }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { calendarDay, dateTime, locale } = useFormats();
  const { sale, photo, store, retailer, country, campaign, submittedAt, observation } = subject;
  return (
    <>
      <List
        facts={[
          [t("fact.invoice"), sale?.invoiceNumber],
          [t("fact.saleDate"), sale ? calendarDay(sale.saleDate) : null],
          [t("fact.photoType"), photo?.photoType],
          [t("fact.week"), photo ? calendarDay(photo.week) : null],
          [t("fact.store"), store],
          [t("fact.retailer"), `${retailer} · ${countryName(country, locale)}`],
          [t("fact.campaign"), campaign.title],
          [t("fact.submitted"), dateTime(new Date(submittedAt))],
          [t("fact.observation"), observation],
        ]}
      />
      {sale ? <ReadBesideTyped sale={sale} country={country} /> : null}
    </>
  );
}

/** Reporter of the claim, and the outcome of earlier reports. */
export function PersonFacts({ subject }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number, date } = useFormats();
  const { name, store, since, accepted, rejected } = subject.person;
  return (
    <List
      facts={[
        [t("fact.person"), name],
        [t("fact.homeStore"), store],
        [t("fact.since"), date(new Date(since))],
        [t("fact.accepted"), number(accepted)],
        [t("fact.rejected"), number(rejected)],
      ]}
    />
  );
}
