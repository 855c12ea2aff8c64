import { formatDateTime } from "@trilha/contract/core/dates.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { RewardColumn } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import { type LimitPeriod, limitPeriods } from "@trilha/contract/loyalty/rewards/states.ts";
import { textIn } from "../campaigns/index.ts";
import type { RewardRow } from "./rewards.queries.ts";
import { localeOfColumn } from "./rules/reward-columns.ts";
import type { FileWords } from "./rules/reward-line.ts";
import type { KnownItem } from "./rules/reward-plan.ts";
import type { CategoryRow, SectionRow } from "./sections.queries.ts";

/** An item as an import compares it. */
export function knownItem(row: RewardRow): KnownItem {
  const { id, version, sku, name, description, conditions, delivery, eligibility, state, stocked } = row;
  return {
    ...{ id, version, sku, name, description, conditions, delivery, eligibility, state, stocked },
    categoryId: row.category_id,
    pictureFileIds: row.picture_file_ids,
    countries: row.countries.map(({ country, price, active }) => ({ country, price, active })),
    limits: limitPeriods.flatMap((period) =>
      row.limits.filter((one) => one.period === period).map(({ units }) => ({ period, units })),
    ),
    visibleFrom: row.visible_from,
    visibleUntil: row.visible_until,
    redeemFrom: row.redeem_from,
    redeemUntil: row.redeem_until,
  };
}

/** Finds a category by its name in any language; where departments share a name, theirs is needed too. */
export function categoryFinder(sections: {
  departments: readonly SectionRow[];
  categories: readonly CategoryRow[];
}): FileWords["categoryOf"] {
  const called = (section: SectionRow, name: string) =>
    Object.values(section.name).some((own) => plain(own) === plain(name));
  const departments = new Map(sections.departments.map((section) => [section.id, section]));
  return (name, department) => {
    const matches = sections.categories.filter((category) => {
      if (!called(category, name)) return false;
      const above = departments.get(category.department_id);
      return department === undefined || (above !== undefined && called(above, department));
    });
    return matches.length === 1 ? matches[0]?.id : undefined;
  };
}

/** Cells of an item in a file that can be imported again; conditions beyond a level are left as they are. */
export function cellsOf(
  row: RewardRow,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Record<RewardColumn, string | number> {
  const texts = Object.entries(localeOfColumn).flatMap(([short, locale]) =>
    (["name", "description", "conditions"] as const).map((kind) => [
      `${kind}_${short}`,
      row[kind][locale] ?? "",
    ]),
  );
  const prices = row.countries.map(({ country, price, active }) => [
    `price_${country.toLowerCase()}`,
    active ? price : 0,
  ]);
  const limitOf = (period: LimitPeriod) => row.limits.find((one) => one.period === period)?.units ?? "";
  const open = "all" in row.eligibility && row.eligibility.all.length === 0;
  const momentOf = (at: Date | null) => (at ? formatDateTime(at, locale, timeZone) : "");
  return {
    ...Object.fromEntries([...texts, ...prices]),
    ...Object.fromEntries(limitPeriods.map((period) => [`limit_${period}`, limitOf(period)])),
    sku: row.sku,
    department: textIn(row.department, "pt-BR"),
    category: textIn(row.category, "pt-BR"),
    delivery: row.delivery,
    level: open ? "basic" : "level" in row.eligibility ? row.eligibility.level : "",
    visible_from: momentOf(row.visible_from),
    visible_until: momentOf(row.visible_until),
    redeem_from: momentOf(row.redeem_from),
    redeem_until: momentOf(row.redeem_until),
    state: row.state,
  };
}
