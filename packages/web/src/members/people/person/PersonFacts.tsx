import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { maskDocument } from "../../../i18n/masks.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/page/Card.tsx";
import type { Person } from "../people.queries.ts";
import { Facts } from "./Facts.tsx";

const PHONES = ["cellphone", "whatsapp", "mobile", "commercial", "residential"] as const;

/** Documents arrive with dots in place of digits for who may not read them; others in their country's mask. */
const documentShown = ({ document, documentCountry, country }: Person) =>
  document && !document.includes("•") ? maskDocument(document, documentCountry ?? country) : document;

/** Facts the person gave, masked as the server sends them. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useTranslation("members/people");
  const { locale, date, dateTime } = useFormats();
  const phones = PHONES.flatMap((kind) => {
    const number = person.phones[kind];
    return number ? [[t(`data.phone.${kind}`), number] as const] : [];
  });
  const facts: readonly (readonly [string, string | null])[] = [
    [t("data.email"), person.email],
    [t("data.username"), person.username],
    [t("data.document"), documentShown(person)],
    ...phones,
    [t("data.birthday"), person.birthday ? date(new Date(`${person.birthday}T12:00:00`)) : null],
    [t("data.country"), countryName(person.country, locale)],
    [t("data.language"), person.locale ? LANGUAGE_NAME[person.locale] : null],
    [t("data.since"), date(new Date(person.createdAt))],
    ...(person.accessCodeUntil
      ? [[t("data.accessCode"), dateTime(new Date(person.accessCodeUntil))] as const]
      : []),
    [t("data.lastSignIn"), person.lastSignInAt ? dateTime(new Date(person.lastSignInAt)) : t("never")],
  ];
  return (
    <Card title={t("data.title")}>
      <Facts facts={facts} />
    </Card>
  );
}
