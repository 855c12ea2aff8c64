import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/page/Card.tsx";
import type { Network, Person } from "../people.queries.ts";
import { Facts } from "./Facts.tsx";

/** A person's place in the programme for who may look but not change. */
export function LinksFacts({ person, network }: { person: Person; network: Network }) {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const nameOf = (list: readonly { readonly id: string; readonly name: string }[], id: string | null) =>
    list.find((one) => one.id === id)?.name;
  const facts = [
    [t("links.jobProfile"), person.jobProfile ? ui(`words.jobProfile.${person.jobProfile}`) : null],
    [t("links.companyId"), nameOf(network.companies, person.companyId)],
    [t("links.brandId"), nameOf(network.brands, person.brandId)],
    [t("links.retailerId"), nameOf(network.retailers, person.retailerId)],
    [t("links.store"), person.store],
    [
      t("links.groupIds"),
      network.groups
        .filter(({ id }) => person.groupIds.includes(id))
        .map(({ name }) => name)
        .join(", "),
    ],
    [t("links.gminNumber"), person.gminNumber],
    [t("links.cadvCode"), person.cadvCode],
    [t("links.sapCode"), person.sapCode],
    [t("roles.label"), person.roles.map((role) => ui(`words.role.${role}`)).join(", ")],
  ] as const;
  return (
    <Card title={t("links.title")}>
      {facts.some(([, value]) => value) ? (
        <Facts facts={facts} />
      ) : (
        <p className="hint">{t("links.nothing")}</p>
      )}
    </Card>
  );
}
