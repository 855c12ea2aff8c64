import type { UseFormReturnType } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { rewardSkuLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { deliveries } from "@trilha/contract/loyalty/rewards/states.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import { type Reward, sectionsQuery } from "../reward-office.queries.ts";
import { ID } from "./form-id.ts";
import type { RewardValues } from "./reward-form.ts";

type Props = { form: UseFormReturnType<RewardValues>; reward: Reward | undefined };

/** SKU of an item, its section, and how it reaches people. */
export function PlaceCard({ form, reward }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  const sections = useQuery(sectionsQuery).data;
  const groups = (sections?.departments ?? [])
    .map(({ name, active, categories }) => ({
      group: textIn(name, locale),
      items: categories
        .filter((one) => (one.active && active) || one.id === reward?.categoryId)
        .map((one) => ({ value: one.id, label: textIn(one.name, locale) })),
    }))
    .filter(({ items }) => items.length > 0);
  const fixed = reward?.deliveryFixed ?? false;
  return (
    <Card title={t("item.place")}>
      <div className={classes.three}>
        <TextInput
          {...form.getInputProps("sku")}
          id={`${ID}-sku`}
          label={t("field.sku")}
          withAsterisk
          maxLength={rewardSkuLimit}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <NativeSelect
          {...form.getInputProps("categoryId")}
          id={`${ID}-categoryId`}
          label={t("field.categoryId")}
          withAsterisk
          data={[{ value: "", label: t("choose") }, ...groups]}
        />
        <NativeSelect
          {...form.getInputProps("delivery")}
          id={`${ID}-delivery`}
          label={t("field.delivery")}
          description={t(fixed ? "item.deliveryFixed" : `item.deliveryHelp.${form.values.delivery}`)}
          disabled={fixed}
          data={deliveries.map((one) => ({ value: one, label: t(`delivery.${one}`) }))}
        />
      </div>
      {sections && groups.length === 0 ? (
        <Link to="/admin/rewards/sections" className="inline gap-6 min-h-32 ink-primary text-14 weight-550">
          {t("item.makeSection")}
        </Link>
      ) : null}
    </Card>
  );
}
