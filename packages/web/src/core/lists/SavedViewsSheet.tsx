import { useQuery } from "@tanstack/react-query";
import { useLocation, useMatches } from "@tanstack/react-router";
import { viewLimits } from "@trilha/contract/core/lists/limits.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { TextInput } from "../../ui/controls/input.ts";
import type { SavedViewsProps } from "../../ui/list/saved-views.ts";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { savedViewsQuery, useViewDeeds } from "./saved-views.queries.ts";
import { changesFor, queryOf } from "./saved-views.ts";
import { ViewRow } from "./ViewRow.tsx";

/** §interface#saved-views Views of the page's list: to choose, to save the present filters as, and to look after. */
export function SavedViewsSheet({ keys, values, onChange, onClose }: SavedViewsProps) {
  const { t } = useTranslation("core/lists");
  const { t: shell } = useTranslation("shell");
  const { pathname } = useLocation();
  const list = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? "" });
  const views = useQuery(savedViewsQuery(list, pathname));
  const deeds = useViewDeeds(list);
  const { save } = deeds;
  const [name, setName] = useState("");
  const query = queryOf(values, keys);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ name: name.trim(), query }, { onSuccess: () => setName("") });
  };

  return (
    <Sheet opened title={shell("ui.views")} onClose={onClose} size="sm">
      <div className="stack gap-20">
        <QueryState query={views} skeleton={<ListSkeleton rows={3} />}>
          {(all) =>
            all.length === 0 ? (
              <p className="hint">{t("empty")}</p>
            ) : (
              <ul className="plain stack gap-8">
                {all.map((view) => (
                  <li key={view.id}>
                    <ViewRow
                      view={view}
                      deeds={deeds}
                      onOpen={() => {
                        onChange(changesFor(view.query, keys));
                        onClose();
                      }}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryState>
        {query ? (
          <form className="stack gap-12" onSubmit={submit}>
            <TextInput
              label={t("name")}
              value={name}
              maxLength={viewLimits.name}
              error={save.error?.message}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" loading={save.isPending} disabled={name.trim() === ""}>
              {t("save")}
            </Button>
          </form>
        ) : (
          <p className="hint">{t("hint")}</p>
        )}
      </div>
    </Sheet>
  );
}
