import { IconTrash } from "@tabler/icons-react";
import { daysToFinishLimit } from "@trilha/contract/learning/delivery/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { countDigits } from "../../../ui/form/digits.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { CoursePick } from "./CoursePick.tsx";
import classes from "./course.module.css";
import { useCourseNames } from "./use-course-names.ts";

const MOST = { days: 730, prerequisites: 20 } as const;

function Prerequisites() {
  const { t } = useTranslation("learning/authoring");
  const { course, draft, change, readOnly } = useBuilder();
  const nameOf = useCourseNames();
  const put = (prerequisiteIds: string[]) => change((now) => ({ ...now, prerequisiteIds }));
  return (
    <div className="stack one-column gap-20 shrink" id="course-prerequisites" tabIndex={-1}>
      {draft.prerequisiteIds.length > 0 ? (
        <ul className={classes.chosen}>
          {draft.prerequisiteIds.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              {readOnly ? null : (
                <ActionIcon
                  size={44}
                  aria-label={t("rules.prerequisiteRemove", { name: nameOf(id) })}
                  onClick={() => put(draft.prerequisiteIds.filter((one) => one !== id))}
                >
                  <IconTrash size={18} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">{t("rules.prerequisitesNone")}</p>
      )}
      {readOnly || draft.prerequisiteIds.length >= MOST.prerequisites ? null : (
        <CoursePick
          id="course-prerequisite-add"
          label={t("rules.prerequisiteAdd")}
          without={[course.id, ...draft.prerequisiteIds]}
          onPick={(id) => put([...draft.prerequisiteIds, id])}
        />
      )}
    </div>
  );
}

function Days() {
  const { t } = useTranslation("learning/authoring");
  const { draft, change, readOnly } = useBuilder();
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => (/^\d{1,3}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined);
  const wrong = typed !== undefined && typed !== "" && (read(typed) ?? MOST.days + 1) > MOST.days;
  return (
    <TextInput
      id="course-daysToFinish"
      className={classes.short}
      label={t("field.daysToFinish")}
      description={t("rules.daysHelp")}
      inputMode="numeric"
      maxLength={countDigits(daysToFinishLimit)}
      readOnly={readOnly}
      value={typed ?? (draft.daysToFinish === null ? "" : String(draft.daysToFinish))}
      error={wrong ? t("rule.between", { minimum: 1, maximum: MOST.days }) : undefined}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        setTyped(text);
        const days = text === "" ? null : read(text);
        if (days === null || (days !== undefined && days <= MOST.days))
          change((now) => ({ ...now, daysToFinish: days }), "course.days");
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** In which order it is done, what comes before it, and by when it is finished. */
export function RulesPanel() {
  const { t } = useTranslation("learning/authoring");
  const { draft, change, readOnly, course } = useBuilder();
  return (
    <div className="stack one-column gap-16 shrink">
      <Card title={t("rules.order")}>
        <div className="stack one-column gap-20 shrink">
          <NativeSelect
            id="course-order"
            label={t("rules.orderLabel")}
            description={t(`rules.orderHelp.${course.kind}.${draft.order}`)}
            disabled={readOnly}
            value={draft.order}
            onChange={(event) => {
              const order = event.currentTarget.value === "sequential" ? "sequential" : "free";
              change((now) => ({ ...now, order }));
            }}
            data={[
              { value: "free", label: t("rules.free") },
              { value: "sequential", label: t("rules.sequential") },
            ]}
          />
          <Days />
        </div>
      </Card>
      <Card title={t("rules.prerequisites")}>
        <Prerequisites />
      </Card>
    </div>
  );
}
