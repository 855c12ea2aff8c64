import { IconPlus, IconTrash } from "@tabler/icons-react";
import { activityKinds, activityRule, moduleOfActivity } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { useTranslation } from "react-i18next";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { useModules } from "../../../../session/session.queries.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect, TextInput } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import classes from "../campaigns-office.module.css";
import { type ActivityValues, readAmount } from "./rules-values.ts";
import { usePhotoTypeChoice } from "./use-photo-type-choice.ts";
import { newRuleId } from "./use-rules-draft.ts";

const PERIODS = activityRule.shape.once.options;

type Props = {
  activities: readonly ActivityValues[];
  readOnly: boolean;
  onChange: (activities: readonly ActivityValues[]) => void;
};

function ActivityLines({ activities }: Pick<Props, "activities">) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const types = usePhotoTypeChoice(activities);
  const hasModule = useModules();
  return (
    <Card title={t("activities.title")}>
      {activities.length === 0 ? <p className={classes.dim}>{t("activities.none")}</p> : null}
      <ul className="plain stack gap-8 mb-12">
        {activities.map(({ id, kind, once, objectId, points, experience }) => (
          <li className="row boxed between gap-12 p-10-12" key={id}>
            <span className="stack gap-2 shrink">
              <strong>{t(`activities.kind.${kind}`)}</strong>
              <span className={classes.dim}>
                {[
                  objectId && types.nameOf(objectId),
                  t(`activities.once.${once}`),
                  !hasModule(moduleOfActivity[kind]) && t("activities.moduleOff"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span className="stack items-end gap-4 rigid">
              <PointsChip value={Number(points)} size="sm" />
              <ExperienceChip value={Number(experience)} size="sm" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Activities that give points beside sales (§earning-rules#training-points). */
export function ActivitiesCard({ activities, readOnly, onChange }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const types = usePhotoTypeChoice(activities);
  const hasModule = useModules();
  const change = (id: string, changed: Partial<ActivityValues>) =>
    onChange(activities.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const wrong = (text: string) => {
    if (readAmount(text) !== undefined) return undefined;
    return fieldWords(text.trim() ? "not_a_number" : "required", locale);
  };
  const kinds = activityKinds.filter((kind) => hasModule(moduleOfActivity[kind]));
  const free = kinds.find((kind) => !activities.some((one) => one.kind === kind)) ?? "training";
  if (readOnly) return <ActivityLines activities={activities} />;
  return (
    <Card title={t("activities.title")}>
      <p className="hint under-title">{t("activities.help")}</p>
      <ul className="plain stack gap-12">
        {activities.map(({ id, kind, objectId, points, experience, once }) => (
          <li key={id} id={`rule-${id}`} className={classes.activity} tabIndex={-1}>
            <div className="stack gap-12">
              <NativeSelect
                label={t("activities.kindLabel")}
                description={objectId && kind !== "photo" ? t("activities.oneObject") : undefined}
                value={kind}
                data={activityKinds
                  .filter((one) => one === kind || kinds.includes(one))
                  .map((one) => ({ value: one, label: t(`activities.kind.${one}`) }))}
                onChange={(event) => {
                  const next = activityKinds.find((one) => one === event.currentTarget.value);
                  if (next) change(id, { kind: next, objectId: "" });
                }}
              />
              {kind === "photo" ? (
                <NativeSelect
                  label={t("activities.photoType")}
                  value={objectId}
                  data={[{ value: "", label: t("activities.anyPhotoType") }, ...types.optionsWith(objectId)]}
                  onChange={(event) => change(id, { objectId: event.currentTarget.value })}
                />
              ) : null}
            </div>
            <TextInput
              label={t("grid.column.points")}
              inputMode="numeric"
              value={points}
              error={wrong(points)}
              onChange={(event) => change(id, { points: event.currentTarget.value })}
            />
            <TextInput
              label={t("grid.column.experience")}
              inputMode="numeric"
              value={experience}
              error={wrong(experience)}
              onChange={(event) => change(id, { experience: event.currentTarget.value })}
            />
            <NativeSelect
              label={t("activities.onceLabel")}
              value={once}
              data={PERIODS.map((one) => ({ value: one, label: t(`activities.once.${one}`) }))}
              onChange={(event) => {
                const next = PERIODS.find((one) => one === event.currentTarget.value);
                if (next) change(id, { once: next });
              }}
            />
            <ActionIcon
              size={44}
              className={classes.rowRemove}
              aria-label={t("activities.remove", {
                kind: [t(`activities.kind.${kind}`), objectId && types.nameOf(objectId)]
                  .filter(Boolean)
                  .join(" · "),
              })}
              onClick={() => onChange(activities.filter((one) => one.id !== id))}
            >
              <IconTrash size={20} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {activities.length === 0 ? <p className={classes.dim}>{t("activities.none")}</p> : null}
      <Button
        className={classes.addButton}
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() =>
          onChange([
            ...activities,
            { id: newRuleId(), kind: free, objectId: "", points: "", experience: "0", once: "per_object" },
          ])
        }
      >
        {t("activities.add")}
      </Button>
    </Card>
  );
}
