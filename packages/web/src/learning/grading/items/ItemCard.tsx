import { IconAlertTriangle, IconCheck, IconHourglass, IconPencil, IconRefreshDot } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ItemFlag } from "@trilha/contract/learning/grading/items.ts";
import type { ItemAnalysisRow } from "@trilha/contract/learning/grading/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { type BadgeTone, StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import classes from "../results.module.css";
import { usePercent } from "../use-percent.ts";
import { Distractors } from "./Distractors.tsx";

const RegradeSheet = lazyPart(() =>
  import("../regrade/RegradeSheet.tsx").then((one) => ({ default: one.RegradeSheet })),
);

const GRAVE: ReadonlySet<ItemFlag> = new Set<ItemFlag>(["negative", "lures_best"]);
const toneOf = (flag: ItemFlag): BadgeTone =>
  flag === "too_few" ? "neutral" : GRAVE.has(flag) ? "danger" : "warning";

function Flags({ flags }: { flags: readonly ItemFlag[] }) {
  const { t } = useTranslation("learning/grading");
  if (flags.length === 0)
    return (
      <StatusBadge tone="success" icon={<IconCheck size={14} />}>
        {t("items.fine")}
      </StatusBadge>
    );
  return (
    <ul className="plain stack gap-8">
      {flags.map((flag) => (
        <li key={flag}>
          <StatusBadge
            tone={toneOf(flag)}
            icon={flag === "too_few" ? <IconHourglass size={14} /> : <IconAlertTriangle size={14} />}
          >
            {t(`flag.${flag}.name`)}
          </StatusBadge>
          <p className="mt-4 text-15">{t(`flag.${flag}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** One question beside how it did: what stands out in words, the figures, who took which choice. */
export function ItemCard({ item }: { item: ItemAnalysisRow }) {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const session = useSession();
  const percent = usePercent();
  const [regrading, setRegrading] = useState(false);
  const hundredths = (value: number | null) => (value === null ? "–" : number(Math.round(value * 100) / 100));
  const share = (value: number | null) => percent(value === null ? null : value * 100);
  const mended = item.currentVersion > item.version;
  const facts: readonly (readonly [string, string])[] = [
    [t("items.answers"), number(item.answers)],
    [t("items.difficulty"), share(item.difficulty)],
    [t("items.discrimination"), hundredths(item.discrimination)],
    [t("items.index"), hundredths(item.index)],
  ];
  return (
    <li className={classes.item}>
      <div className={classes.question}>
        <h2>{item.prompt}</h2>
        {item.pictureUrl ? (
          <img className={classes.picture} src={item.pictureUrl} alt={item.pictureAlt ?? ""} />
        ) : null}
        <Flags flags={item.flags} />
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="weight-600 numbers">{value}</dd>
            </div>
          ))}
        </dl>
        {item.before.map((one) => (
          <p key={one.version} className={classes.dim}>
            {t("items.before", {
              version: number(one.version),
              answers: number(one.answers),
              difficulty: share(one.difficulty),
              discrimination: hundredths(one.discrimination),
            })}
          </p>
        ))}
        {mended ? <p className={classes.dim}>{t("items.mended")}</p> : null}
        <div className="flex wrap gap-8">
          {item.bankId && can(session, "questions.read") ? (
            <Button
              component={Link}
              to={`/admin/question-banks/${item.bankId}/questions/${item.questionId}`}
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.7} aria-hidden="true" />}
              aria-label={t("items.editOf", { question: item.prompt })}
            >
              {t("items.edit")}
            </Button>
          ) : null}
          {can(session, "results.regrade") && item.currentVersion > 1 ? (
            <Button
              variant="default"
              leftSection={<IconRefreshDot size={18} stroke={1.7} aria-hidden="true" />}
              aria-label={t("regrade.of", { question: item.prompt })}
              onClick={() => setRegrading(true)}
            >
              {t("regrade.action")}
            </Button>
          ) : null}
        </div>
      </div>
      {item.choices.length > 0 ? <Distractors item={item} /> : null}
      {regrading ? (
        <Suspense fallback={null}>
          <RegradeSheet questionId={item.questionId} onClose={() => setRegrading(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
