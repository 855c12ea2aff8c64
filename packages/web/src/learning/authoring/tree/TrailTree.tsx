import {
  DragDropContext,
  Draggable,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from "@hello-pangea/dnd";
import { IconAlertTriangle, IconRoute } from "@tabler/icons-react";
import type { TrailItem } from "@trilha/contract/learning/delivery/outline.ts";
import { useTranslation } from "react-i18next";
import { Handle } from "../../../core/writing/Handle.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { CoursePick } from "../course/CoursePick.tsx";
import { useCourseNames } from "../course/use-course-names.ts";
import { addItem, moveItem, removeItem } from "../edit/draft-edit.ts";
import { NodeTools } from "./NodeTools.tsx";
import classes from "./tree.module.css";

type Props = { item: TrailItem; index: number; name: string; faults: number };

function ItemNode({ item, index, name, faults }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const { draft, change, undo, readOnly, open, part } = useBuilder();
  const last = index === draft.items.length - 1;
  const remove = () => {
    if (part === item.id) open(undefined);
    change((now) => removeItem(now, item.id));
    notice(t("tree.removed", { name }), { undo });
  };
  const step = (offset: -1 | 1) => change((now) => moveItem(now, item.id, index + offset));
  return (
    <Draggable draggableId={item.id} index={index} isDragDisabled={readOnly}>
      {(dragged, { isDragging }) => (
        <li
          ref={dragged.innerRef}
          {...dragged.draggableProps}
          className={classes.activity}
          data-dragging={isDragging || undefined}
          data-on={part === item.id || undefined}
        >
          {readOnly ? null : <Handle handle={dragged.dragHandleProps} name={name} />}
          <button
            type="button"
            className={classes.open}
            aria-current={part === item.id || undefined}
            onClick={() => open(item.id)}
          >
            <span className={classes.icon}>{index + 1}</span>
            <span className={classes.words}>
              <strong>{name}</strong>
              <span className="small">
                {faults > 0 ? (
                  <span className={classes.fault}>
                    <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
                    {t("tree.faults", { count: faults, amount: faults })}
                  </span>
                ) : null}
                {[
                  learning(`itemKind.${item.kind}`),
                  learning(item.mandatory ? "mandatory" : "optional"),
                ].join(" · ")}
              </span>
            </span>
          </button>
          {readOnly ? null : (
            <NodeTools
              name={name}
              onUp={index === 0 ? undefined : () => step(-1)}
              onDown={last ? undefined : () => step(1)}
              onRemove={remove}
            />
          )}
        </li>
      )}
    </Draggable>
  );
}

/** The courses of a trail in their order. */
export function TrailTree({ faults }: { faults: ReadonlyMap<string, number> }) {
  const { t } = useTranslation("learning/authoring");
  const { t: writing } = useTranslation("core/writing");
  const { draft, change, readOnly, course } = useBuilder();
  const nameOf = useCourseNames();
  const names = new Map(draft.items.map((item) => [item.id, nameOf(item.referenceId, item.title)]));
  const words = (id: string, index: number) => ({
    name: names.get(id),
    position: index + 1,
    place: t("tree.trail"),
  });

  const drop = ({ destination, draggableId }: DropResult, { announce }: ResponderProvided) => {
    if (!destination) return announce(t("tree.dropCancelled", { name: names.get(draggableId) }));
    announce(t("tree.dropped", words(draggableId, destination.index)));
    change((now) => moveItem(now, draggableId, destination.index));
  };
  return (
    <Card title={t("tree.trail")}>
      {draft.items.length === 0 ? (
        <EmptyState icon={<IconRoute size={28} stroke={1.6} />} title={t("tree.trailEmptyTitle")}>
          {t("tree.trailEmptyText")}
        </EmptyState>
      ) : (
        <DragDropContext
          onDragStart={({ draggableId, source }, { announce }) =>
            announce(t("tree.dragStart", words(draggableId, source.index)))
          }
          onDragUpdate={({ draggableId, destination }, { announce }) =>
            announce(
              destination
                ? t("tree.dragOver", words(draggableId, destination.index))
                : t("tree.dragOut", { name: names.get(draggableId) }),
            )
          }
          onDragEnd={drop}
          dragHandleUsageInstructions={writing("dragKeys")}
        >
          <Droppable droppableId="items">
            {(dropped) => (
              <ol ref={dropped.innerRef} {...dropped.droppableProps} className="plain stack mb-12">
                {draft.items.map((item, index) => (
                  <ItemNode
                    key={item.id}
                    item={item}
                    index={index}
                    name={names.get(item.id) ?? ""}
                    faults={faults.get(item.id) ?? 0}
                  />
                ))}
                {dropped.placeholder}
              </ol>
            )}
          </Droppable>
        </DragDropContext>
      )}
      {readOnly ? null : (
        <CoursePick
          id="trail-add"
          label={t("tree.addCourse")}
          kind="course"
          without={[course.id, ...draft.items.flatMap(({ referenceId }) => referenceId ?? [])]}
          onPick={(referenceId) =>
            change((now) =>
              addItem(now, {
                ...{ id: crypto.randomUUID(), kind: "course", referenceId, title: {} },
                ...{ mandatory: true, requires: [] },
              }),
            )
          }
        />
      )}
    </Card>
  );
}
