import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { unnamedPromotions } from "@trilha/contract/loyalty/campaigns/checks.ts";
import { addendumFaults } from "@trilha/contract/loyalty/earning/addendum.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { LANGUAGE_NAME } from "../../../../i18n/locales.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Textarea } from "../../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import classes from "../campaigns-office.module.css";
import { type Campaign, useCampaignAction } from "../campaigns-office.queries.ts";
import { useFaultWords } from "./FaultList.tsx";
import { PromotionFields } from "./PromotionFields.tsx";
import { newPromotion, readPromotion } from "./promotion-form.ts";
import type { MatchColumn } from "./rule-rows.ts";
import { newRuleId } from "./use-rules-draft.ts";

const ID = "add-promotion";

type Props = {
  campaign: Campaign;
  document: RuleSet;
  window: { readonly from: string; readonly to: string };
  suggestions: Readonly<Record<MatchColumn, string>>;
  onClose: () => void;
};

/** §purpose#values-fixed: a running campaign's values are fixed; a promotion may still come, from tomorrow on and never lowering anything. */
export function AddPromotion({ campaign, document, window, suggestions, onClose }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const words = useFaultWords();
  const deed = useCampaignAction(campaign.id);
  const now = new Date();
  // The first day nobody lives in yet, in any country of the campaign.
  const days = campaign.countries.map(({ timeZone }) => localDay(now, timeZone)).sort();
  const firstDay = addDays(days.at(-1) ?? localDay(now, "UTC"), 1);
  const [values, setValues] = useState(() => ({
    ...newPromotion(newRuleId()),
    from: firstDay,
    to: window.to,
  }));
  const [note, setNote] = useState("");
  const [tried, setTried] = useState(0);
  const [problem, setProblem] = useState<Error>();
  const promotion = readPromotion(values);
  const faults = promotion ? addendumFaults(document, [promotion], firstDay) : [];
  const unnamed = unnamedPromotions(
    promotion ? [promotion] : [],
    campaign.countries.map(({ country }) => country),
  );
  const faultWords = promotion
    ? [
        ...new Set(faults.map(({ kind }) => words.kind(kind))),
        ...unnamed.map(({ kind, locale }) =>
          t(`campaignFault.${kind}`, { language: locale ? LANGUAGE_NAME[locale] : "" }),
        ),
      ].join(" · ")
    : t("promotion.incomplete");

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deed.isPending) return;
    setProblem(undefined);
    setTried((count) => count + 1);
    if (!promotion || faults.length + unnamed.length > 0) return;
    deed.mutateAsync({ deed: "promote", body: { multipliers: [promotion], note: note.trim() } }).then(
      () => {
        notice(t("addendum.done"));
        onClose();
      },
      (error: Error) => setProblem(error),
    );
  };
  const message = problem?.message ?? (faultWords || undefined);
  return (
    <Sheet
      opened
      size="lg"
      title={t("addendum.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button type="submit" form={ID} loading={deed.isPending}>
            {t("addendum.submit")}
          </Button>
        </>
      }
    >
      <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
        {tried > 0 && message ? (
          <FormErrorSummary
            key={tried}
            errors={[]}
            message={message}
            requestId={isRefused(problem) ? problem.requestId : undefined}
          />
        ) : null}
        <p className={classes.dim}>{t("addendum.help")}</p>
        <PromotionFields
          id={ID}
          values={values}
          onChange={setValues}
          countries={campaign.countries.map(({ country }) => country)}
          window={{ from: firstDay, to: window.to }}
          suggestions={suggestions}
          strict={tried > 0}
        />
        <Textarea
          id={`${ID}-note`}
          label={t("approval.note")}
          autosize
          minRows={2}
          maxLength={textLimit}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Sheet>
  );
}
