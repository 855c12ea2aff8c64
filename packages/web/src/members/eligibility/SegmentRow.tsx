import { IconChartPie, IconPencil, IconRefresh, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { offered } from "../../ui/pick/offered.ts";
import { segmentChoicesQuery } from "./condition-options.queries.ts";
import { EligibilityText } from "./EligibilityText.tsx";
import classes from "./eligibility.module.css";
import { draftOf, type EligibilityDraftItem, type SegmentDraft } from "./eligibility-draft.ts";
import { type ConditionOptions, namesOf } from "./use-condition-options.ts";

type Props = {
  /** Id of the choice. */
  id: string;
  item: SegmentDraft;
  options: ConditionOptions;
  onChange: (item: EligibilityDraftItem) => void;
  onRemove: () => void;
};

/**
 * Conditions of a segment among others: which version of them this is, a newer one to take over, and the way to edit a
 * copy of one's own (decision 077).
 */
export function SegmentRow({ id, item, options, onChange, onRemove }: Props) {
  const { t } = useTranslation("members/eligibility");
  const choices = useQuery(segmentChoicesQuery).data?.items ?? [];
  const { key, source, conditions } = item;
  const present = choices.find((one) => one.id === source?.id);
  const name = present?.name ?? (source ? t("gone") : t("segment.kind"));
  const newer = source && present && present.version > source.version ? present : undefined;
  const take = (segmentId: string) => {
    const chosen = choices.find((one) => one.id === segmentId);
    if (chosen)
      onChange({
        ...{ key, conditions: chosen.conditions },
        source: { id: chosen.id, version: chosen.version },
      });
  };
  const active = offered(options.segment, source ? [source.id] : []);
  return (
    <li className={classes.item} data-unfinished={source === undefined || undefined}>
      <div className={classes.line}>
        <strong className="inline gap-8">
          <IconChartPie className="ink-primary" size={18} stroke={1.7} aria-hidden="true" />
          {source ? t("segment.of", { name, version: source.version }) : name}
        </strong>
        <ActionIcon size={44} aria-label={t("editor.remove", { what: name })} onClick={onRemove}>
          <IconTrash size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </div>
      {source ? (
        <>
          <EligibilityText eligibility={conditions} names={namesOf(options)} />
          {newer ? <p className="small">{t("segment.newer", { version: newer.version })}</p> : null}
          <div className="row wrap gap-8">
            {newer ? (
              <Button
                variant="light"
                size="sm"
                leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden="true" />}
                onClick={() => take(newer.id)}
              >
                {t("segment.take", { version: newer.version })}
              </Button>
            ) : null}
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconPencil size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => onChange({ ...draftOf(conditions), key })}
            >
              {t("segment.edit")}
            </Button>
          </div>
        </>
      ) : active.length === 0 ? (
        <p className="hint">{t("segment.none")}</p>
      ) : (
        <NativeSelect
          id={id}
          aria-label={t("segment.kind")}
          value=""
          data={[{ value: "", label: t("editor.choose") }, ...active]}
          onChange={(event) => take(event.currentTarget.value)}
        />
      )}
    </li>
  );
}
