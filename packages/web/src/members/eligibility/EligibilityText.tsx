import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { useTranslation } from "react-i18next";
import classes from "./eligibility.module.css";
import {
  draftOf,
  type EligibilityDraft,
  type EligibilityDraftItem,
  isGroup,
  isSegment,
  leafOf,
} from "./eligibility-draft.ts";
import { type ConditionNames, useLeafWords } from "./leaf-words.ts";

function Group({ draft, names }: { draft: EligibilityDraft; names: ConditionNames }) {
  const { t } = useTranslation("members/eligibility");
  const words = useLeafWords(names);
  const line = (item: EligibilityDraftItem) => {
    if (isGroup(item)) return <Group draft={item} names={names} />;
    if (isSegment(item))
      return item.source ? (
        <>
          <strong>
            {t("segment.of", {
              name: names.segment?.get(item.source.id) ?? t("gone"),
              version: item.source.version,
            })}
          </strong>{" "}
          <Group draft={draftOf(item.conditions)} names={names} />
        </>
      ) : null;
    const leaf = leafOf(item);
    return leaf ? words(leaf) : null;
  };
  const [only] = draft.items;
  return (
    <>
      {draft.join === "all" && draft.items.length === 1 && only && !isGroup(only) ? null : (
        <span className="hint">{t(`join.${draft.join}`)}</span>
      )}
      <ul className={classes.words}>
        {draft.items.map((item) => (
          <li key={item.key}>{line(item)}</li>
        ))}
      </ul>
    </>
  );
}

/** Conditions in sentences. */
export function EligibilityText({ eligibility, names }: { eligibility: Eligibility; names: ConditionNames }) {
  const { t } = useTranslation("members/eligibility");
  const draft = draftOf(eligibility);
  if (draft.items.length === 0) return <p className="text-15 leading-145 dim">{t("open")}</p>;
  return (
    <div className="text-15 leading-145">
      <Group draft={draft} names={names} />
    </div>
  );
}
