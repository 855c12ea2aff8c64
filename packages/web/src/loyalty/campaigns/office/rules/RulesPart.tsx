import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, Suspense, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../../../api/problem.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { Button } from "../../../../ui/controls/button.ts";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { type Campaign, campaignQuery, useEditRules } from "../campaigns-office.queries.ts";
import { rulesShown } from "../versions.ts";
import { ActivitiesCard } from "./ActivitiesCard.tsx";
import { CapsCard } from "./CapsCard.tsx";
import { FaultList, useFaultWords } from "./FaultList.tsx";
import type { GridHandle } from "./PointsGrid.tsx";
import { PointsTable } from "./PointsTable.tsx";
import { PromotionsCard } from "./PromotionsCard.tsx";
import { TryBasket } from "./TryBasket.tsx";
import { useRulesDraft } from "./use-rules-draft.ts";
import { useSuggestions } from "./use-suggestions.tsx";

const ID = "rules";
const AddPromotion = lazyPart(() =>
  import("./AddPromotion.tsx").then(({ AddPromotion }) => ({ default: AddPromotion })),
);

/** The rule set of a campaign: what a sale earns, what else gives points, promotions and limits (§earning-rules#multipliers). */
export function RulesPart({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const queries = useQueryClient();
  const save = useEditRules(campaign.id);
  const draft = useRulesDraft(campaign, rulesShown(campaign));
  const suggestions = useSuggestions();
  const words = useFaultWords();
  const grid = useRef<GridHandle>(null);
  const [refusal, setRefusal] = useState<Refused>();
  const [blocked, setBlocked] = useState(0);
  const [promoting, setPromoting] = useState(false);
  const readOnly = !campaign.can.editRules;
  const { values, faults } = draft;
  const days = campaign.countries.flatMap(({ beginsOn, endsOn }) => [beginsOn, endsOn]).sort();
  const window = { from: days[0] ?? "", to: days.at(-1) ?? "" };

  const faultOf = useMemo(() => {
    const faultByRule = new Map<string, string>();
    for (const fault of faults)
      for (const id of fault.ruleIds) if (!faultByRule.has(id)) faultByRule.set(id, words.kind(fault.kind));
    return faultByRule;
  }, [faults, words.kind]);

  const placeOf = (ruleId: string) => {
    const line = values.rows.findIndex(({ id }) => id === ruleId);
    if (line >= 0) return t("fault.line", { line: line + 1 });
    const isActivity = values.activities.some(({ id }) => id === ruleId);
    return t(isActivity ? "activities.title" : "promotion.title");
  };
  const go = (ruleId: string) => {
    if (values.rows.some(({ id }) => id === ruleId)) grid.current?.goTo(ruleId);
    else document.getElementById(`rule-${ruleId}`)?.focus();
  };

  const failed = async (error: Error) => {
    if (!isRefused(error)) throw error;
    if (error.code === "request.conflict") {
      const theirs = await queries.fetchQuery({ ...campaignQuery(campaign.id), staleTime: 0 });
      draft.conflict(rulesShown(theirs), theirs.version);
      return;
    }
    setRefusal(error);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setRefusal(undefined);
    if (draft.unread > 0) {
      setBlocked((count) => count + 1);
      const [first] = draft.unreadRows;
      if (first) grid.current?.goTo(first.row.id);
      return;
    }
    setBlocked(0);
    save.mutateAsync({ version: draft.version, document: draft.document }).then(
      ({ campaign: saved, faults: left }) => {
        draft.saved(rulesShown(saved), saved.version);
        notice(left.length > 0 ? t("rules.savedWithFaults", { count: left.length }) : t("rules.saved"));
      },
      (error: Error) => void failed(error),
    );
  };

  return (
    <div className="stack gap-20 shrink">
      {suggestions.drawn}
      <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
        <ConflictNotice fields={draft.clashes?.map((part) => t(`rules.part.${part}`))} />
        {refusal || blocked > 0 ? (
          <FormErrorSummary
            key={blocked}
            errors={[]}
            message={refusal?.message ?? t("rules.unreadable", { count: draft.unread })}
            requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
          />
        ) : null}
        {readOnly ? null : <FaultList faults={faults} unread={draft.unread} placeOf={placeOf} onGo={go} />}
        <PointsTable
          ref={grid}
          campaign={campaign}
          draft={draft}
          faults={faultOf}
          suggestions={suggestions}
          readOnly={readOnly}
        />
        <PromotionsCard
          promotions={values.multipliers}
          countries={campaign.countries.map(({ country }) => country)}
          window={window}
          suggestions={suggestions.lists}
          readOnly={readOnly}
          faults={faultOf}
          onChange={(multipliers) => draft.change({ multipliers })}
          aside={
            campaign.can.addPromotion ? (
              <Button variant="light" onClick={() => setPromoting(true)}>
                {t("addendum.action")}
              </Button>
            ) : null
          }
        />
        <ActivitiesCard
          activities={values.activities}
          readOnly={readOnly}
          onChange={(activities) => draft.change({ activities })}
        />
        <CapsCard caps={values.caps} readOnly={readOnly} onChange={(caps) => draft.change({ caps })} />
        <UnsavedBar
          dirty={draft.dirty}
          saving={save.isPending}
          form={ID}
          onDiscard={() => {
            draft.discard();
            setBlocked(0);
            setRefusal(undefined);
            notice(t("rules.discarded"), { undo: () => draft.restore(values) });
          }}
        />
      </form>
      <TryBasket campaign={campaign} document={draft.document} />
      {promoting ? (
        <Suspense fallback={<p className="only-heard">{ui("ui.loading")}</p>}>
          <AddPromotion
            campaign={campaign}
            document={draft.document}
            window={window}
            suggestions={suggestions.lists}
            onClose={() => setPromoting(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
