import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../controls/action-icon.ts";
import { Button } from "../controls/button.ts";
import { TextInput } from "../controls/input.ts";
import { Sheet } from "../sheet/Sheet.tsx";
import type { FilterValues } from "./filters.ts";
import classes from "./list-toolbar.module.css";
import {
  changesFor,
  chosenFilters,
  LONGEST_NAME,
  type SavedView,
  useSavedViews,
  withView,
} from "./saved-views.ts";

type Props = {
  path: string;
  keys: readonly string[];
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
  onClose: () => void;
};

/** §interface#saved-views: views of a list, to choose, to save the present filters as, and to remove. */
export function SavedViewsSheet({ path, keys, values, onChange, onClose }: Props) {
  const { t } = useTranslation("shell");
  const [views, store] = useSavedViews(path);
  const [name, setName] = useState("");
  const [full, setFull] = useState(false);
  const chosen = chosenFilters(values, keys);

  const open = (view: SavedView) => {
    onChange(changesFor(view, keys));
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = withView(views, { name: name.trim(), values: chosen });
    setFull(next === undefined);
    if (!next) return;
    store(next);
    setName("");
  };

  return (
    <Sheet opened title={t("ui.views")} onClose={onClose} size="sm">
      <div className="stack gap-20">
        {views.length === 0 ? (
          <p className="hint">{t("ui.viewsEmpty")}</p>
        ) : (
          <ul className="plain stack gap-8">
            {views.map((view) => (
              <li key={view.name} className={classes.view}>
                <Button variant="default" justify="start" onClick={() => open(view)}>
                  {view.name}
                </Button>
                <ActionIcon
                  size={44}
                  aria-label={t("ui.viewRemove", { name: view.name })}
                  onClick={() => store(views.filter((one) => one !== view))}
                >
                  <IconTrash size={18} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        {Object.keys(chosen).length > 0 ? (
          <form className="stack gap-12" onSubmit={save}>
            <TextInput
              label={t("ui.viewName")}
              value={name}
              maxLength={LONGEST_NAME}
              error={full ? t("ui.viewsFull") : undefined}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" disabled={name.trim() === ""}>
              {t("ui.viewSave")}
            </Button>
          </form>
        ) : (
          <p className="hint">{t("ui.viewsHint")}</p>
        )}
      </div>
    </Sheet>
  );
}
