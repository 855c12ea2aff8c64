import { IconChartPie, IconFolderPlus, IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../session/session.queries.ts";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { Button } from "../../ui/controls/button.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import { Menu } from "../../ui/controls/menu.ts";
import { ConditionRow } from "./ConditionRow.tsx";
import { EligibilityText } from "./EligibilityText.tsx";
import classes from "./eligibility.module.css";
import {
  CONDITIONS,
  COUNTS,
  type ConditionKind,
  conditionsOf,
  type EligibilityDraft,
  type EligibilityDraftItem,
  eligibilityOf,
  isGroup,
  isSegment,
} from "./eligibility-draft.ts";
import { SegmentRow } from "./SegmentRow.tsx";
import { type ConditionOptions, namesOf, useConditionOptions } from "./use-condition-options.ts";

/** First values of a condition. */
const begins: Partial<Record<ConditionKind, readonly string[]>> = {
  level: ["creator"],
  courses: ["1"],
  trails: ["1"],
  tests: ["1", "70"],
  streak: ["7"],
  games: ["1"],
  sales: ["1"],
};

const JOINS = ["all", "any", "none"] as const;
/** Groups lie two deep: what is deeper nobody reads as a sentence any more. Those of a segment lie in another. */
const NESTED = { tree: 2, segment: 1 } as const;

type GroupProps = {
  id: string;
  draft: EligibilityDraft;
  options: ConditionOptions;
  /** Depth of the group; 0: the whole tree. */
  depth: number;
  /** A rule of a badge: what somebody did may be counted, and none of it is for everybody. */
  counts: boolean;
  /** Conditions of a segment, which holds no other. */
  ofSegment: boolean;
  onChange: (draft: EligibilityDraft) => void;
  onRemove?: () => void;
};

function Group({ id, draft, options, depth, counts, ofSegment, onChange, onRemove }: GroupProps) {
  const { t } = useTranslation("members/eligibility");
  const takesSegments = can(useSession(), "segments.read") && !ofSegment;
  const { items, join } = draft;
  const nested = NESTED[ofSegment ? "segment" : "tree"];
  const put = (key: string, item: EligibilityDraftItem | undefined) =>
    onChange({ ...draft, items: items.flatMap((one) => (one.key === key ? (item ?? []) : one)) });
  const add = (item: EligibilityDraftItem) => onChange({ ...draft, items: [...items, item] });
  const addCondition = (kind: ConditionKind) =>
    add({ key: crypto.randomUUID(), kind, values: begins[kind] ?? [] });
  return (
    <div className={classes.group} data-nested={depth > 0 || undefined}>
      <div className={classes.line}>
        {items.length > 1 || join !== "all" || depth > 0 ? (
          <NativeSelect
            aria-label={t("editor.joinLabel")}
            value={join}
            data={JOINS.map((value) => ({ value, label: t(`editor.join.${value}`) }))}
            onChange={(event) => {
              const chosen = JOINS.find((one) => one === event.currentTarget.value);
              if (chosen) onChange({ ...draft, join: chosen });
            }}
          />
        ) : items.length === 0 ? (
          <p className="hint">{t(counts || ofSegment ? "editor.nobody" : "editor.everybody")}</p>
        ) : null}
        {onRemove ? (
          <ActionIcon
            size={44}
            aria-label={t("editor.remove", { what: t("editor.group") })}
            onClick={onRemove}
          >
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        ) : null}
      </div>
      {items.length > 0 ? (
        <ul className="plain stack gap-8">
          {items.map((item) =>
            isGroup(item) ? (
              <li key={item.key}>
                <Group
                  id={id}
                  draft={item}
                  options={options}
                  depth={depth + 1}
                  counts={counts}
                  ofSegment={ofSegment}
                  onChange={(changed) => put(item.key, changed)}
                  onRemove={() => put(item.key, undefined)}
                />
              </li>
            ) : isSegment(item) ? (
              <SegmentRow
                key={item.key}
                id={`${id}-${item.key}`}
                item={item}
                options={options}
                onChange={(changed) => put(item.key, changed)}
                onRemove={() => put(item.key, undefined)}
              />
            ) : (
              <ConditionRow
                key={item.key}
                id={`${id}-${item.key}`}
                condition={item}
                options={options}
                onChange={(values) => put(item.key, { ...item, values })}
                onRemove={() => put(item.key, undefined)}
              />
            ),
          )}
        </ul>
      ) : null}
      <Menu position="bottom-start" width={240}>
        <Menu.Target>
          <Button
            variant="light"
            size="sm"
            className="self-start"
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          >
            {t("editor.add")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {[...(counts ? COUNTS : []), ...CONDITIONS].map((kind) => (
            <Menu.Item key={kind} onClick={() => addCondition(kind)}>
              {t(`kind.${kind}`)}
            </Menu.Item>
          ))}
          {takesSegments || depth < nested ? <Menu.Divider /> : null}
          {takesSegments ? (
            <Menu.Item
              leftSection={<IconChartPie size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => add({ key: crypto.randomUUID(), source: undefined, conditions: { all: [] } })}
            >
              {t("segment.kind")}
            </Menu.Item>
          ) : null}
          {depth < nested ? (
            <Menu.Item
              leftSection={<IconFolderPlus size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => add({ key: crypto.randomUUID(), join: "any", items: [] })}
            >
              {t("editor.addGroup")}
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

type Props = {
  /** Id of the field, where a summary of errors leads. */
  id: string;
  value: EligibilityDraft;
  onChange: (draft: EligibilityDraft) => void;
  disabled?: boolean;
  error?: string | undefined;
  /** A rule of a badge, which may count what somebody did. */
  counts?: boolean;
  /** Conditions of a segment: of nothing else, and at least one. */
  ofSegment?: boolean;
  /** Above it, instead of "Who it is for". */
  label?: string;
};

/** Editor of an audience, written as sentences; the form holds the draft, `eligibilityOf` makes what is sent. */
export function EligibilityEditor({
  id,
  value,
  onChange,
  disabled = false,
  error,
  counts = false,
  ofSegment = false,
  label,
}: Props) {
  const { t } = useTranslation("members/eligibility");
  const options = useConditionOptions();
  const words = <EligibilityText eligibility={eligibilityOf(value)} names={namesOf(options)} />;
  return (
    <fieldset
      id={id}
      className={classes.editor}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label ?? t("editor.label")}</legend>
      {disabled ? (
        words
      ) : (
        <Group
          id={id}
          draft={value}
          options={options}
          depth={0}
          counts={counts}
          ofSegment={ofSegment}
          onChange={onChange}
        />
      )}
      {!disabled && conditionsOf(value).length > 1 ? (
        <div className="p-12-14 r-12 on-sunken mt-14">
          <p className="small mb-6 weight-600">{t("editor.reads")}</p>
          {words}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-6 ink-danger text-13">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
