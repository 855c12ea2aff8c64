import { IconPencil, IconTrash } from "@tabler/icons-react";
import { viewLimits } from "@trilha/contract/core/lists/limits.ts";
import type { SavedView } from "@trilha/contract/core/lists/shapes.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import { Toggle } from "../../ui/controls/Toggle.tsx";
import classes from "./saved-views.module.css";
import type { useViewDeeds } from "./saved-views.queries.ts";

type Deeds = ReturnType<typeof useViewDeeds>;

type Props = {
  view: SavedView;
  deeds: Deeds;
  onOpen: () => void;
};

function ViewForm({ view, edit, onClose }: { view: SavedView; edit: Deeds["edit"]; onClose: () => void }) {
  const { t } = useTranslation("core/lists");
  const { t: shell } = useTranslation("shell");
  const { id, version } = view;
  const [name, setName] = useState(view.name);
  const [shared, setShared] = useState(view.shared);
  const save = (event: FormEvent) => {
    event.preventDefault();
    edit.mutate({ id, version, name: name.trim(), shared }, { onSuccess: onClose });
  };
  return (
    <form className="stack gap-12" onSubmit={save}>
      <TextInput
        label={t("name")}
        value={name}
        maxLength={viewLimits.name}
        error={edit.error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      {view.can.share ? (
        <Toggle
          label={t("share")}
          description={t("shareHint")}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      ) : null}
      <div className="flex wrap gap-8">
        <Button type="submit" loading={edit.isPending} disabled={name.trim() === ""}>
          {t("saveChange")}
        </Button>
        <Button variant="default" onClick={onClose}>
          {shell("ui.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** One saved view: opens its filters; its maker renames, shares and removes it. */
export function ViewRow({ view, deeds, onOpen }: Props) {
  const { t } = useTranslation("core/lists");
  const [editing, setEditing] = useState(false);
  const { name, shared, own, by: maker, can } = view;
  const close = () => {
    setEditing(false);
    deeds.edit.reset();
  };
  const remove = () =>
    deeds.remove.mutateAsync(view.id).catch((error: Error) => notice(error.message, { kind: "failed" }));

  if (editing) return <ViewForm view={view} edit={deeds.edit} onClose={close} />;
  return (
    <div className="stack gap-4">
      <div className={classes.view}>
        <Button variant="default" justify="start" onClick={onOpen}>
          {name}
        </Button>
        {can.edit ? (
          <ActionIcon size={44} aria-label={t("edit", { name })} onClick={() => setEditing(true)}>
            <IconPencil size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        ) : null}
        {can.remove ? (
          <ConfirmAction
            title={t("remove.title", { name })}
            text={t(shared ? "remove.shared" : "remove.own")}
            confirm={t("remove.confirm")}
            onConfirm={remove}
          >
            {(ask) => (
              <ActionIcon size={44} aria-label={t("remove.label", { name })} onClick={ask}>
                <IconTrash size={18} stroke={1.7} aria-hidden="true" />
              </ActionIcon>
            )}
          </ConfirmAction>
        ) : null}
      </div>
      {shared ? (
        <p className="hint">
          {own ? t("sharedByYou") : maker ? t("sharedBy", { name: maker }) : t("shared")}
        </p>
      ) : null}
    </div>
  );
}
