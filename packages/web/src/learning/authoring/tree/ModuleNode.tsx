import { Draggable, Droppable } from "@hello-pangea/dnd";
import { IconAdjustments, IconPlus } from "@tabler/icons-react";
import type { OutlineModule } from "@trilha/contract/learning/delivery/outline.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Handle } from "../../../core/writing/Handle.tsx";
import { textIn } from "../../../i18n/text-in.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Menu } from "../../../ui/controls/menu.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { ActivityNode } from "./ActivityNode.tsx";
import { NodeTools } from "./NodeTools.tsx";
import { RenameField } from "./RenameField.tsx";
import classes from "./tree.module.css";
import { useTreeActions } from "./use-tree-actions.ts";

const AddActivity = lazyPart(() =>
  import("./AddActivity.tsx").then(({ AddActivity }) => ({ default: AddActivity })),
);

type Props = {
  module: OutlineModule;
  index: number;
  /** Faults that stop its activities, by id. */
  faults: ReadonlyMap<string, number>;
};

/** A module with its activities. */
export function ModuleNode({ module, index, faults }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly, draft, locale, open, part } = useBuilder();
  const deeds = useTreeActions();
  const [renaming, setRenaming] = useState(false);
  const [adding, setAdding] = useState(false);
  const title = module.title[locale] || textIn(module.title, draft.defaultLocale);
  const name = title || t("untitled");
  const [firstModule, lastModule] = [index === 0, index === draft.modules.length - 1];
  const done = (text: string | undefined) => {
    setRenaming(false);
    if (text && text !== module.title[locale]) deeds.rename(module.id, text);
  };
  return (
    <Draggable draggableId={module.id} index={index} isDragDisabled={readOnly}>
      {(dragged, { isDragging }) => (
        <li
          ref={dragged.innerRef}
          {...dragged.draggableProps}
          className={classes.module}
          data-dragging={isDragging || undefined}
        >
          <div className={classes.head} data-on={part === module.id || undefined}>
            {readOnly ? null : <Handle handle={dragged.dragHandleProps} name={name} />}
            {renaming ? (
              <RenameField label={t("tree.rename")} value={title} lang={locale} onDone={done} />
            ) : (
              <h3 className="text-15">
                <button
                  type="button"
                  className={classes.open}
                  aria-current={part === module.id || undefined}
                  onClick={() => open(module.id)}
                  onDoubleClick={() => !readOnly && setRenaming(true)}
                >
                  <span className={classes.words}>
                    <strong>{name}</strong>
                    {(faults.get(module.id) ?? 0) > 0 ? (
                      <span className={classes.fault}>{t("tree.moduleFault")}</span>
                    ) : null}
                  </span>
                </button>
              </h3>
            )}
            {readOnly ? null : (
              <NodeTools
                name={name}
                onUp={firstModule ? undefined : () => deeds.stepModule(module.id, -1)}
                onDown={lastModule ? undefined : () => deeds.stepModule(module.id, 1)}
                onRename={() => setRenaming(true)}
                onDuplicate={() => deeds.duplicateModule(module.id)}
                onRemove={() => deeds.removeModule(module, name)}
              >
                <Menu.Item
                  leftSection={<IconAdjustments size={18} stroke={1.7} aria-hidden="true" />}
                  onClick={() => open(module.id)}
                >
                  {t("tree.conditions")}
                </Menu.Item>
              </NodeTools>
            )}
          </div>
          <Droppable droppableId={module.id} type="activity">
            {(dropped, { isDraggingOver }) => (
              <ul
                ref={dropped.innerRef}
                {...dropped.droppableProps}
                className={classes.activities}
                data-over={isDraggingOver || undefined}
              >
                {module.activities.map((activity, at) => (
                  <ActivityNode
                    key={activity.id}
                    activity={activity}
                    index={at}
                    faults={faults.get(activity.id) ?? 0}
                    first={firstModule && at === 0}
                    last={lastModule && at === module.activities.length - 1}
                  />
                ))}
                {dropped.placeholder}
              </ul>
            )}
          </Droppable>
          {readOnly ? null : (
            <Button
              variant="subtle"
              size="sm"
              className={classes.add}
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              aria-label={t("tree.addActivityTo", { name })}
              onClick={() => setAdding(true)}
            >
              {t("tree.addActivity")}
            </Button>
          )}
          {adding ? (
            <Suspense fallback={null}>
              <AddActivity
                onClose={() => setAdding(false)}
                onChoose={(type) => {
                  setAdding(false);
                  deeds.addActivity(module.id, type);
                }}
              />
            </Suspense>
          ) : null}
        </li>
      )}
    </Draggable>
  );
}
