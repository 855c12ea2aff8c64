import { countries } from "@trilha/contract/core/country.ts";
import { awardStates } from "@trilha/contract/loyalty/adjustments/states.ts";
import { campaignStates } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { orderStates } from "@trilha/contract/loyalty/orders/states.ts";
import { rewardStates } from "@trilha/contract/loyalty/rewards/states.ts";
import { findings } from "@trilha/contract/loyalty/tiers/shapes.ts";
import { levelsAbove, reviewStates } from "@trilha/contract/loyalty/tiers/states.ts";
import { jobProfiles, roles } from "@trilha/contract/permissions.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useFormats } from "../../i18n/use-locale.ts";

const STATES = [
  ...(["awaiting_approval", "active", "blocked", "queued", "sent", "failed", "dead"] as const),
  ...awardStates,
  ...campaignStates,
  ...claimStates,
  ...reviewStates,
  ...findings,
  ...rewardStates,
  ...orderStates,
] as const;

/** Names of fields and values of the trail as people say them; what has no word is shown as it is. */
export function useValues() {
  const { t, i18n } = useTranslation("insight/audit-trail");
  const { t: ui } = useTranslation("shell");
  const { t: client } = useTranslation("tenants/clients");
  const { number, locale } = useFormats();

  const word = (value: string): string => {
    const role = roles.find((one) => one === value);
    if (role) return ui(`words.role.${role}`);
    const profile = jobProfiles.find((one) => one === value);
    if (profile) return ui(`words.jobProfile.${profile}`);
    const level = (["basic", ...levelsAbove] as const).find((one) => one === value);
    if (level) return ui(`words.level.${level}`);
    const place = `place.${value}`;
    if (i18n.exists(place, { ns: "tenants/clients" })) return client(place as "place.home");
    const country = countries.find((one) => one === value);
    if (country) return countryName(country, locale);
    const state = STATES.find((one) => one === value);
    return state ? t(`status.${state}`) : value;
  };

  const say = (value: unknown): string => {
    if (value === null || value === undefined || value === "") return "–";
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return number(value);
    if (typeof value === "string") return word(value);
    if (Array.isArray(value)) return value.length > 0 ? value.map(say).join(", ") : "–";
    return JSON.stringify(value);
  };

  /** A field by its path: the whole path's name, else the names of its steps. */
  const nameOf = (path: string): string =>
    path
      .split(".")
      .map((step) => {
        if (i18n.exists(`field.${step}`, { ns: "insight/audit-trail" })) return t(`field.${step as "name"}`);
        const flag = `modules.flag.${step}.name`;
        return i18n.exists(flag, { ns: "tenants/clients" })
          ? client(flag as "modules.flag.has_news.name")
          : word(step);
      })
      .join(" › ");

  return { say, nameOf };
}
