import { typed } from "@trilha/contract/learning/authoring/content.ts";
import { activityMinutesLimit, courseTextLimits } from "@trilha/contract/learning/delivery/limits.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { gameOf } from "@trilha/contract/learning/games/play.ts";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../core/writing/LocalizedField.tsx";
import { textIn } from "../../../i18n/text-in.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { countDigits } from "../../../ui/form/digits.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { TickList } from "../../../ui/pick/TickList.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { LanguageTabs } from "../builder/LanguageTabs.tsx";
import { changeActivity, placeOf } from "../edit/draft-edit.ts";
import { ActivityContentFields } from "./ActivityContentFields.tsx";
import classes from "./activity.module.css";
import { RuleEditor } from "./RuleEditor.tsx";

const GameBench = lazyPart(() =>
  import("../games/GameBench.tsx").then(({ GameBench }) => ({ default: GameBench })),
);

const MINUTES = 600;

/** Panel of one activity with all its fields. */
export function ActivityPanel({ activity }: { activity: Activity }) {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const { draft, change, readOnly } = useBuilder();
  const place = placeOf(draft, activity.id);
  const put = (changes: Partial<Activity>, key?: string) =>
    change(
      (now) => changeActivity(now, activity.id, (one) => ({ ...one, ...changes })),
      key && `${activity.id}.${key}`,
    );
  const all = draft.modules.flatMap(({ activities }) => activities);
  const at = all.findIndex(({ id }) => id === activity.id);
  const options = all
    .filter(({ id }, index) => id !== activity.id && (index < at || activity.requires.includes(id)))
    .map(({ id, title }) => ({ value: id, label: textIn(title, draft.defaultLocale) }));
  const game = useMemo(() => gameOf(typed(activity)), [activity]);
  const panel = (
    <div className="stack one-column gap-16 shrink">
      <LanguageTabs />
      <Card
        title={t("activity.what")}
        aside={<span className="hint">{learning(`type.${activity.type}`)}</span>}
      >
        <div className="stack one-column gap-20 shrink">
          <LocalizedField
            id="activity-title"
            label={t("field.title")}
            needed
            maxLength={courseTextLimits.title}
            value={activity.title}
            onChange={(title) => put({ title }, "title")}
          />
          <div data-field="activity-content" className="stack one-column gap-16 shrink">
            <ActivityContentFields key={activity.id} activity={activity} />
          </div>
        </div>
      </Card>
      <Card title={t("activity.done")}>
        <div className="stack one-column gap-20 shrink">
          <RuleEditor activity={activity} onChange={(completion) => put({ completion }, "rule")} />
          <Toggle
            id="activity-mandatory"
            label={t("activity.mandatory")}
            description={t("activity.mandatoryHelp")}
            checked={activity.mandatory}
            disabled={readOnly}
            onChange={(event) => put({ mandatory: event.currentTarget.checked })}
          />
          <TextInput
            id="activity-minutes"
            className={classes.short}
            label={t("activity.minutes")}
            description={t("activity.minutesHelp")}
            inputMode="numeric"
            maxLength={countDigits(activityMinutesLimit)}
            readOnly={readOnly}
            value={String(activity.minutes)}
            onChange={(event) => {
              const minutes = Number(event.currentTarget.value.replace(/\D/g, ""));
              put({ minutes: Math.min(MINUTES, minutes) }, "minutes");
            }}
          />
        </div>
      </Card>
      <Card title={t("activity.opens")}>
        <div className="stack one-column gap-20 shrink">
          {place && options.length > 0 ? (
            <TickList
              id="activity-requires"
              label={t("activity.requires")}
              options={options}
              chosen={activity.requires}
              disabled={readOnly}
              onChange={(requires) => put({ requires: [...requires].slice(0, 20) })}
            />
          ) : (
            <p id="activity-requires" tabIndex={-1} className="hint">
              {t("activity.requiresNone")}
            </p>
          )}
          <Toggle
            id="activity-authorised"
            label={t("activity.authorised")}
            description={t("activity.authorisedHelp")}
            checked={activity.authorised}
            disabled={readOnly}
            onChange={(event) => put({ authorised: event.currentTarget.checked })}
          />
        </div>
      </Card>
    </div>
  );
  if (!game) return panel;
  return (
    <Suspense fallback={<FormSkeleton fields={5} />}>
      <GameBench game={game}>{panel}</GameBench>
    </Suspense>
  );
}
