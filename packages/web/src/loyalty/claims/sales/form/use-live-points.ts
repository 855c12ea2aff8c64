import { useQuery } from "@tanstack/react-query";
import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { useMemo } from "react";
import { useSession } from "../../../../session/session.queries.ts";
import { type CampaignEnrolment, rulesQuery } from "../../../earning/earning.queries.ts";
import { livePoints, type SaleContext, type SaleValues, unitPoints } from "../sale-form.ts";
import { type ProductChoice, useCounters } from "../sales.queries.ts";

type Input = Pick<SaleValues, "storeId" | "saleDate" | "lines">;

/**
 * Points the form earns, by the rules the server will use. Until the counters are here (or without a network)
 * the number stands without limits and for the first level, and says so.
 */
export function useLivePoints(enrolment: CampaignEnrolment, { storeId, saleDate, lines }: Input) {
  const { country } = useSession();
  const rules = useQuery(rulesQuery(enrolment.campaign.id)).data;
  const known = useCounters(enrolment.campaign.id, storeId, saleDate);
  const store = enrolment.stores.find(({ id }) => id === storeId);
  const standing = useMemo<SaleContext>(() => {
    if (!known)
      return { country, storeGroupIds: store?.groupIds ?? [], level: "basic", counters: noCounters };
    const { level, storeGroupIds, country: where, ...counters } = known;
    return { country: where, storeGroupIds, level, counters };
  }, [known, country, store]);
  const evaluation = useMemo(
    () => (rules && saleDate ? livePoints({ lines, saleDate }, rules, standing) : undefined),
    [rules, lines, saleDate, standing],
  );
  return {
    evaluation,
    country: standing.country,
    estimated: known === undefined,
    unit: (product: ProductChoice) =>
      rules && saleDate ? unitPoints(product, saleDate, rules, standing) : undefined,
  };
}
