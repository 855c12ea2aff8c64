import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { unitLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { proposeStockCorrection, receiveStock } from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { useSubmissionKeys } from "../../../../api/submission-key.ts";
import { useSubmit } from "../../../../api/use-submit.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Textarea, TextInput } from "../../../../ui/controls/input.ts";
import { countGroupedDigits } from "../../../../ui/form/digits.ts";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { useForm } from "../../../../ui/form/use-form.ts";
import { Choice } from "../../../../ui/switches/Choice.tsx";
import classes from "../reward-office.module.css";
import { useRewardsChanged } from "../reward-office.queries.ts";
import type { StockLevel } from "./stock.queries.ts";
import { checkStock, emptyStock, type StockValues, unitsOf } from "./stock-form.ts";

const ID = "stock";
export type StockAction = "receive" | "correct";
type Props = { row: StockLevel; deed: StockAction; onDone: () => void };

/** Units that came in, written at once; or a difference a count found, for a second person to decide. */
export function StockChange({ row, deed, onDone }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  const keys = useSubmissionKeys();
  const changed = useRewardsChanged();
  const form = useForm<StockValues>({
    mode: "controlled",
    initialValues: emptyStock,
    validateInputOnBlur: ["units", "words"],
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkStock(values, deed, row.onHand)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
  });
  const { submit, sending, refusal, tries } = useSubmit<StockValues, unknown>(form, {
    send: async (values) => {
      const { rewardId, country } = row;
      const units = unitsOf(values, deed);
      const words = values.words.trim();
      if (deed === "receive") {
        const body = { rewardId, country, units, ...(words && { note: words }) };
        await call(receiveStock, { body }, { key: keys.of(body) });
      } else {
        const body = { rewardId, country, units, reason: words };
        await call(proposeStockCorrection, { body }, { key: keys.of(body) });
      }
      keys.done();
    },
    done: () => {
      changed();
      notice(t(deed === "receive" ? "stock.received" : "stock.proposed"));
      onDone();
    },
    fields: { "stock.below_zero": "units" },
  });
  const nameOf = (path: string) =>
    t(path === "units" ? "stock.unitsField" : deed === "receive" ? "stock.note" : "stock.reason");
  return (
    <form id={ID} className="stack one-column gap-16 shrink" onSubmit={submit} noValidate>
      <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      <p className={classes.dim}>{t(deed === "receive" ? "stock.receiveHelp" : "stock.correctHelp")}</p>
      {deed === "correct" ? (
        <Choice
          label={t("stock.direction")}
          value={form.values.direction}
          onChange={(direction) => form.setFieldValue("direction", direction)}
          options={[
            { value: "more", label: t("stock.more") },
            { value: "less", label: t("stock.less") },
          ]}
        />
      ) : null}
      <TextInput
        {...form.getInputProps("units")}
        id={`${ID}-units`}
        label={t("stock.unitsField")}
        withAsterisk
        inputMode="numeric"
        maxLength={countGroupedDigits(unitLimit)}
        data-autofocus
      />
      <Textarea
        {...form.getInputProps("words")}
        id={`${ID}-words`}
        label={nameOf("words")}
        description={deed === "receive" ? t("stock.noteHelp") : t("stock.reasonHelp")}
        withAsterisk={deed === "correct"}
        autosize
        minRows={2}
        maxLength={textLimit}
      />
      <div className="flex wrap justify-end gap-8 touch-items">
        <Button type="submit" loading={sending}>
          {t(deed === "receive" ? "stock.receive" : "stock.propose")}
        </Button>
      </div>
    </form>
  );
}
