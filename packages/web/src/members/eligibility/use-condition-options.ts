import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { textIn } from "../../i18n/text-in.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import type { RetirableOption } from "../../ui/pick/offered.ts";
import {
  conditionAreasQuery,
  conditionStoresQuery,
  conditionTrainingsQuery,
  networkQuery,
  segmentChoicesQuery,
  storeGroupsQuery,
} from "./condition-options.queries.ts";
import type { ConditionNames } from "./leaf-words.ts";

/** Choices where the client has its own: its network, groups of people, trainings. */
export type ConditionOptions = Readonly<Record<keyof ConditionNames, readonly RetirableOption[]>>;

const option = (value: string, label: string, active = true): RetirableOption =>
  active ? { value, label } : { value, label, retired: true };
const named = (items: readonly { id: string; name: string; active?: boolean }[]): RetirableOption[] =>
  items.map(({ id, name, active }) => option(id, name, active));

/** Options for the conditions an office may set at this client; empty where the reader may not know, or not yet. */
export function useConditionOptions(): ConditionOptions {
  const { t } = useTranslation("members/eligibility");
  const locale = useLocale();
  const session = useSession();
  const network = useQuery(networkQuery).data;
  const groups = useQuery({ ...storeGroupsQuery, enabled: can(session, "catalogue.read") }).data;
  const trainings = useQuery({ ...conditionTrainingsQuery, enabled: can(session, "trainings.edit") }).data;
  const segments = useQuery({ ...segmentChoicesQuery, enabled: can(session, "segments.read") }).data;
  const stores = useQuery(conditionStoresQuery).data;
  const reference = useQuery(conditionAreasQuery).data;
  return {
    area: (reference?.countries ?? []).flatMap(({ code, areas }) =>
      areas.map((area) => ({ value: `${code}-${area.code}`, label: `${area.name} (${code})` })),
    ),
    brand: named(network?.brands ?? []),
    store: named(stores?.items ?? []),
    group: named(network?.groups ?? []),
    retailer: named(network?.retailers ?? []),
    company: named(network?.companies ?? []),
    storeGroup: named(groups?.items ?? []),
    segment: (segments?.items ?? []).map(({ id, name, state }) => option(id, name, state === "active")),
    training: (trainings?.items ?? []).map(({ id, title, active }) => {
      const name = textIn(title, locale);
      return option(id, active ? name : t("off", { name }), active);
    }),
  };
}

export const namesOf = (options: ConditionOptions): ConditionNames =>
  Object.fromEntries(
    Object.entries(options).map(([kind, list]) => [
      kind,
      new Map(list.map(({ value, label }) => [value, label])),
    ]),
  );
