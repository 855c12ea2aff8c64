import { IconChartDots, IconRefresh } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { countItems } from "@trilha/contract/learning/grading/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { ListView } from "../../../ui/list/ListView.tsx";
import classes from "../results.module.css";
import { type Analysis, itemList } from "../results.queries.ts";
import { TestHead } from "../test/TestHead.tsx";
import { ItemCard } from "./ItemCard.tsx";

/** Seconds a small test takes to be counted anew. */
const PATIENCE = 3_000;

function Reliability({ alpha }: { alpha: number | null }) {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  if (alpha === null) return null;
  const grade = alpha < 0.5 ? "low" : alpha < 0.7 ? "fair" : "good";
  return (
    <div>
      <dt>{t("items.alpha")}</dt>
      <dd>
        {number(Math.round(alpha * 100) / 100)}
        <small>{t(`items.trust.${grade}`)}</small>
      </dd>
    </div>
  );
}

function Whole({ of: analysis }: { of: Analysis }) {
  const { t } = useTranslation("learning/grading");
  const { number, ago } = useFormats();
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>{t("items.attempts")}</dt>
          <dd>{number(analysis.attempts)}</dd>
        </div>
        <div>
          <dt>{t("items.flagged")}</dt>
          <dd>{number(analysis.flagged)}</dd>
        </div>
        <Reliability alpha={analysis.alpha} />
      </dl>
      <p className={classes.dim}>
        {analysis.countedAt
          ? t("items.countedAt", { when: ago(new Date(analysis.countedAt)) })
          : t("items.notCounted")}
        {analysis.behind > 0
          ? ` ${t("items.behind", { count: analysis.behind, amount: number(analysis.behind) })}`
          : ""}
      </p>
    </>
  );
}

/** §learning#item-analysis: how each question of a test did, what stands out in words, and its distractors. */
export function ItemsPage() {
  const { t } = useTranslation("learning/grading");
  const { courseId = "", activityId = "" } = useParams({ strict: false });
  const place = { id: courseId, activityId };
  const list = useList(itemList, { params: place });
  const { first } = list;
  const [counting, setCounting] = useState(false);
  const count = () => {
    setCounting(true);
    call(countItems, { params: place, body: {} }).then(
      () =>
        setTimeout(() => {
          void list.result.refetch();
          setCounting(false);
        }, PATIENCE),
      (failed: Error) => {
        notice(failed.message, { kind: "failed" });
        setCounting(false);
      },
    );
  };
  return (
    <>
      <TestHead
        place={place}
        test={first?.test}
        actions={
          <Button
            variant="default"
            loading={counting}
            leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden="true" />}
            onClick={count}
          >
            {t("items.count")}
          </Button>
        }
      />
      {first ? <Whole of={first} /> : null}
      <div className={classes.tools}>
        <Toggle
          label={t("items.onlyFlagged")}
          checked={list.narrowed}
          onChange={(event) => list.change({ flagged: event.currentTarget.checked ? "true" : "" })}
        />
        <ExportButton kind="results_items" params={{ ...place }} />
      </div>
      <ListView
        list={list}
        icon={<IconChartDots size={28} stroke={1.6} />}
        empty={{ title: t("items.emptyTitle"), text: t("items.emptyText") }}
        none={{ title: t("items.fineTitle"), text: t("items.fineText") }}
      >
        {(items, foot) => (
          <>
            <ol className="plain stack gap-16" aria-label={t("items.title")}>
              {items.map((item) => (
                <ItemCard key={item.questionId} item={item} />
              ))}
            </ol>
            {foot}
          </>
        )}
      </ListView>
    </>
  );
}
