import { Draggable } from "@hello-pangea/dnd";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Handle } from "../../../core/writing/Handle.tsx";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ActivityIcon } from "../../items/ActivityIcon.tsx";
import { useRuleWords } from "../../items/use-rule-words.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { missingIn } from "../edit/missing-in.ts";
import { NodeTools } from "./NodeTools.tsx";
import { RenameField } from "./RenameField.tsx";
import classes from "./tree.module.css";
import { useTreeActions } from "./use-tree-actions.ts";

type Props = {
  activity: Activity;
  index: number;
  /** How many things keep it from being published. */
  faults: number;
  first: boolean;
  last: boolean;
};

/** Facts of a line beside the name: its rule, and what is missing. */
function Facts({ activity, faults }: Pick<Props, "activity" | "faults">) {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const rule = useRuleWords();
  const { draft } = useBuilder();
  const missing = missingIn(
    activity,
    draft.locales.filter((one) => one !== draft.defaultLocale),
  );
  const facts = [
    activity.mandatory ? undefined : learning("optional"),
    rule(activity.completion, activity.type),
    missing.length > 0
      ? t("tree.missing", { languages: missing.map((one) => one.slice(0, 2).toUpperCase()).join(", ") })
      : undefined,
  ];
  return (
    <span className="small">
      {faults > 0 ? (
        <span className={classes.fault}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
          {t("tree.faults", { count: faults, amount: faults })}
        </span>
      ) : null}
      {facts.filter(Boolean).join(" · ")}
    </span>
  );
}

/** One activity in the tree: opened, renamed, moved by hand, by keys or by a step. */
export function ActivityNode({ activity, index, faults, first, last }: Props) {
  const { t } = useTranslation("learning/authoring");
  const ui = useLocale();
  const { readOnly, open, part, locale, draft } = useBuilder();
  const deeds = useTreeActions();
  const [renaming, setRenaming] = useState(false);
  const title =
    activity.title[locale] || textIn(activity.title, draft.defaultLocale) || textIn(activity.title, ui);
  const name = title || t("untitled");
  const done = (text: string | undefined) => {
    setRenaming(false);
    if (text && text !== activity.title[locale]) deeds.rename(activity.id, text);
  };
  return (
    <Draggable draggableId={activity.id} index={index} isDragDisabled={readOnly}>
      {(dragged, { isDragging }) => (
        <li
          ref={dragged.innerRef}
          {...dragged.draggableProps}
          className={classes.activity}
          data-dragging={isDragging || undefined}
          data-on={part === activity.id || undefined}
        >
          {readOnly ? null : <Handle handle={dragged.dragHandleProps} name={name} />}
          {renaming ? (
            <RenameField label={t("tree.rename")} value={title} lang={locale} onDone={done} />
          ) : (
            <button
              type="button"
              className={classes.open}
              aria-current={part === activity.id || undefined}
              onClick={() => open(activity.id)}
              onDoubleClick={() => !readOnly && setRenaming(true)}
              onKeyDown={(event) => {
                if (event.key === "F2" && !readOnly) setRenaming(true);
              }}
            >
              <span className={classes.icon}>
                <ActivityIcon type={activity.type} size={20} />
              </span>
              <span className={classes.words}>
                <strong>{name}</strong>
                <Facts activity={activity} faults={faults} />
              </span>
            </button>
          )}
          {readOnly ? null : (
            <NodeTools
              name={name}
              onUp={first ? undefined : () => deeds.stepActivity(activity.id, -1)}
              onDown={last ? undefined : () => deeds.stepActivity(activity.id, 1)}
              onRename={() => setRenaming(true)}
              onDuplicate={() => deeds.duplicateActivity(activity.id)}
              onRemove={() => deeds.removeActivity(activity, name)}
            />
          )}
        </li>
      )}
    </Draggable>
  );
}
