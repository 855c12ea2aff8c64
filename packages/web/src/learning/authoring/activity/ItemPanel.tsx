import { Link } from "@tanstack/react-router";
import type { TrailItem } from "@trilha/contract/learning/delivery/outline.ts";
import { useTranslation } from "react-i18next";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { TickList } from "../../../ui/pick/TickList.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { useCourseNames } from "../course/use-course-names.ts";
import { changeItem } from "../edit/draft-edit.ts";

/** A course of a trail: whether it counts, and what is finished before it opens. */
export function ItemPanel({ item }: { item: TrailItem }) {
  const { t } = useTranslation("learning/authoring");
  const { draft, change, readOnly } = useBuilder();
  const nameOf = useCourseNames();
  const put = (changes: Partial<TrailItem>) =>
    change((now) => changeItem(now, item.id, (one) => ({ ...one, ...changes })));
  const at = draft.items.indexOf(item);
  const options = draft.items
    .filter(({ id }, index) => id !== item.id && (index < at || item.requires.includes(id)))
    .map(({ id, referenceId, title }) => ({ value: id, label: nameOf(referenceId, title) }));
  return (
    <div className="stack one-column gap-16 shrink">
      <Card title={nameOf(item.referenceId, item.title)}>
        <div className="stack one-column gap-20 shrink">
          {item.referenceId ? (
            <Link
              to="/admin/courses/$courseId"
              params={{ courseId: item.referenceId }}
              className="min-h-32 self-start ink-primary weight-550"
            >
              {t("item.open")}
            </Link>
          ) : null}
          <Toggle
            id="item-mandatory"
            label={t("item.mandatory")}
            description={t("item.mandatoryHelp")}
            checked={item.mandatory}
            disabled={readOnly}
            onChange={(event) => put({ mandatory: event.currentTarget.checked })}
          />
          {options.length > 0 ? (
            <TickList
              id="item-requires"
              label={t("item.requires")}
              options={options}
              chosen={item.requires}
              disabled={readOnly}
              onChange={(requires) => put({ requires: [...requires].slice(0, 20) })}
            />
          ) : (
            <p id="item-requires" tabIndex={-1} className="hint">
              {t("item.requiresNone")}
            </p>
          )}
        </div>
      </Card>
    </div>
  );
}
