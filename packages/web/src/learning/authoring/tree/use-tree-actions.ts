import { isGameType, type ReadyType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Activity, CourseDraft, OutlineModule } from "@trilha/contract/learning/delivery/outline.ts";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { useBuilder } from "../builder/builder-context.ts";
import * as edit from "../edit/draft-edit.ts";
import { newActivity, newModule, presetTitle } from "../edit/new-activity.ts";

/** Edits of the draft by the tree; a removed node can be brought back. */
export function useTreeActions() {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const builder = useBuilder();
  const { draft, change, undo, open, locale, part } = builder;
  const spoken = useLocale();
  const present = useRef(draft);
  present.current = draft;

  const removed = (
    name: string,
    after: (draft: CourseDraft) => CourseDraft,
    back: (draft: CourseDraft) => CourseDraft,
  ) => {
    const next = after(draft);
    change(() => next);
    // As long as nothing else was done, the step itself is taken back, with all that pointed at it.
    notice(t("tree.removed", { name }), { undo: () => (present.current === next ? undo() : change(back)) });
  };
  const closeIf = (ids: readonly string[]) => {
    if (part && ids.includes(part)) open(undefined);
  };

  return {
    addModule: () => {
      const title = t("tree.newModule", { number: draft.modules.length + 1 });
      const module = newModule(crypto.randomUUID(), presetTitle(title, spoken, locale));
      change((now) => edit.addModule(now, module));
      return module.id;
    },
    addActivity: (moduleId: string, type: ReadyType) => {
      const name = isGameType(type) ? t(`type.${type}.name`) : learning(`type.${type}`);
      const activity = newActivity(crypto.randomUUID(), type, presetTitle(name, spoken, locale));
      change((now) => edit.addActivity(now, moduleId, activity));
      open(activity.id, "activity-title");
    },
    rename: (id: string, text: string) => {
      const named = <Node extends { title: CourseDraft["title"] }>(node: Node) => ({
        ...node,
        title: { ...node.title, [locale]: text },
      });
      change((now) => edit.changeModule(edit.changeActivity(now, id, named), id, named));
    },
    duplicateActivity: (id: string) => {
      const copy = crypto.randomUUID();
      change((now) => edit.duplicateActivity(now, id, copy));
      open(copy, "activity-title");
    },
    duplicateModule: (id: string) =>
      change((now) => edit.duplicateModule(now, id, () => crypto.randomUUID())),
    stepActivity: (id: string, offset: -1 | 1) => change((now) => edit.stepActivity(now, id, offset)),
    stepModule: (id: string, offset: -1 | 1) => change((now) => edit.stepModule(now, id, offset)),
    removeActivity: (activity: Activity, name: string) => {
      const place = edit.placeOf(draft, activity.id);
      if (!place) return;
      closeIf([activity.id]);
      removed(
        name,
        (now) => edit.removeActivity(now, activity.id),
        (now) => edit.addActivity(now, place.module.id, activity, place.index),
      );
    },
    removeModule: (module: OutlineModule, name: string) => {
      const at = draft.modules.indexOf(module);
      closeIf([module.id, ...module.activities.map(({ id }) => id)]);
      removed(
        name,
        (now) => edit.removeModule(now, module.id),
        (now) => edit.moveModule(edit.addModule(now, module), module.id, at),
      );
    },
  };
}
