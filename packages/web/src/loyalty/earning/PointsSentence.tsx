import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useModules } from "../../session/session.queries.ts";
import { type Balance, pointsQuery } from "./earning.queries.ts";
import { partsOf, pointsParts } from "./points-parts.ts";

/** Words of a balance: "1,646 points: 1,396 free, 250 under audit". */
export function usePointsWords() {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  return (balance: Balance): string => {
    const divided = partsOf(balance);
    const total = t("ui.pointsValue", { count: balance.available, amount: number(balance.available) });
    const parts = pointsParts
      .filter((part) => divided[part] > 0)
      .map((part) => t(`points.${part}`, { count: divided[part], amount: number(divided[part]) }));
    return parts.length === 0 ? total : t("points.sentence", { total, parts: parts.join(", ") });
  };
}

/** My points in one sentence, the same wherever they stand; of the campaign in front unless one is named. */
export function PointsSentence({ campaignId }: { campaignId?: string }) {
  const hasModule = useModules();
  const { data } = useQuery({ ...pointsQuery, enabled: hasModule("has_campaigns") });
  const words = usePointsWords();
  const balance = data?.balances.find((one) => campaignId === undefined || one.campaignId === campaignId);
  return balance ? <p className="text-14 leading-14 numbers">{words(balance)}</p> : null;
}
