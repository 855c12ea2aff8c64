import {
  DragDropContext,
  type DragStart,
  type DragUpdate,
  Droppable,
  type DropResult,
  type ResponderProvided,
} from "@hello-pangea/dnd";
import { IconPlus, IconStack2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { moveActivity, moveModule, placeOf } from "../edit/draft-edit.ts";
import { ModuleNode } from "./ModuleNode.tsx";
import { useTreeActions } from "./use-tree-actions.ts";

/** Announcements for screen readers while a node is moved by keys. */
function useAnnouncements() {
  const { t } = useTranslation("learning/authoring");
  const { draft } = useBuilder();
  const nameOf = (id: string) => {
    const node = draft.modules.find((module) => module.id === id) ?? placeOf(draft, id)?.activity;
    return node ? textIn(node.title, draft.defaultLocale) || t("untitled") : "";
  };
  const placeWords = ({ droppableId, index }: { droppableId: string; index: number }) => ({
    position: index + 1,
    place: droppableId === "modules" ? t("tree.content") : nameOf(droppableId),
  });
  return {
    start: ({ draggableId, source }: DragStart, { announce }: ResponderProvided) =>
      announce(t("tree.dragStart", { name: nameOf(draggableId), ...placeWords(source) })),
    update: ({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(
        destination
          ? t("tree.dragOver", { name: nameOf(draggableId), ...placeWords(destination) })
          : t("tree.dragOut", { name: nameOf(draggableId) }),
      ),
    end: ({ draggableId, destination, reason }: DropResult, { announce }: ResponderProvided) =>
      announce(
        destination && reason === "DROP"
          ? t("tree.dropped", { name: nameOf(draggableId), ...placeWords(destination) })
          : t("tree.dropCancelled", { name: nameOf(draggableId) }),
      ),
  };
}

/** Modules and activities in their order. */
export function CourseTree({ faults }: { faults: ReadonlyMap<string, number> }) {
  const { t } = useTranslation("learning/authoring");
  const { t: writing } = useTranslation("core/writing");
  const { draft, change, readOnly } = useBuilder();
  const deeds = useTreeActions();
  const announce = useAnnouncements();

  const drop = (result: DropResult, provided: ResponderProvided) => {
    announce.end(result, provided);
    const { destination, draggableId, type } = result;
    if (!destination) return;
    change((now) =>
      type === "module"
        ? moveModule(now, draggableId, destination.index)
        : moveActivity(now, draggableId, destination.droppableId, destination.index),
    );
  };
  const add = readOnly ? null : (
    <Button
      variant="light"
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={deeds.addModule}
    >
      {t("tree.addModule")}
    </Button>
  );
  return (
    <Card title={t("tree.content")}>
      {draft.modules.length === 0 ? (
        <EmptyState icon={<IconStack2 size={28} stroke={1.6} />} title={t("tree.emptyTitle")} action={add}>
          {t("tree.emptyText")}
        </EmptyState>
      ) : (
        <DragDropContext
          onDragStart={announce.start}
          onDragUpdate={announce.update}
          onDragEnd={drop}
          dragHandleUsageInstructions={writing("dragKeys")}
        >
          <Droppable droppableId="modules" type="module">
            {(dropped) => (
              <ol ref={dropped.innerRef} {...dropped.droppableProps} className="plain stack mb-12">
                {draft.modules.map((module, index) => (
                  <ModuleNode key={module.id} module={module} index={index} faults={faults} />
                ))}
                {dropped.placeholder}
              </ol>
            )}
          </Droppable>
          {add}
        </DragDropContext>
      )}
    </Card>
  );
}
