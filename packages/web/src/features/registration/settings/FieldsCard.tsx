import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { addableFields, movedField } from "./field-list.ts";
import classes from "./settings.module.css";
import type { SetField } from "./settings.queries.ts";

type Props = {
  id: string;
  fields: readonly SetField[];
  /** The form has to know who is an adult. */
  asksAge: boolean;
  onChange: (fields: SetField[]) => void;
};

/** What a form asks, in which order. Name, e-mail and country are always asked, and not in the list. */
export function FieldsCard({ id, fields, asksAge, onChange }: Props) {
  const { t } = useTranslation("registration");
  const [dragged, setDragged] = useState<number>();
  const [told, setTold] = useState("");
  const [wanted, setWanted] = useState("");
  const addable = addableFields(fields);
  const next = addable.find((key) => key === wanted) ?? addable[0];
  const nameOf = (field: SetField) => t(`field.${field.key}`);
  const move = (from: number, to: number) => {
    const field = fields[from];
    if (!field || to < 0 || to >= fields.length) return;
    onChange(movedField(fields, from, to));
    setTold(t("settings.moved", { name: nameOf(field), place: to + 1, of: fields.length }));
  };
  return (
    <Card title={t("settings.fields")}>
      <p className={classes.hint}>{t("settings.fieldsHint")}</p>
      <ol className={classes.rows}>
        {fields.map((field, index) => (
          <FieldRow
            key={field.key}
            id={`${id}-${field.key}`}
            field={field}
            first={index === 0}
            last={index === fields.length - 1}
            fixed={asksAge && field.key === "birthday"}
            dragging={dragged === index}
            onChange={(changed) => onChange(fields.map((one, at) => (at === index ? changed : one)))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => {
              onChange(fields.filter((_, at) => at !== index));
              setTold(t("settings.removed", { name: nameOf(field) }));
            }}
            onDrag={(on) => setDragged(on ? index : undefined)}
            onDragOver={() => {
              if (dragged === undefined || dragged === index) return;
              move(dragged, index);
              setDragged(index);
            }}
          />
        ))}
      </ol>
      {next ? (
        <div className={classes.add}>
          <NativeSelect
            id={`${id}-add`}
            label={t("settings.add")}
            value={next}
            data={addable.map((key) => ({ value: key, label: t(`field.${key}`) }))}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => {
              const added = { key: next, mandatory: true, help: {} };
              onChange([...fields, added]);
              setTold(t("settings.added", { name: nameOf(added) }));
            }}
          >
            {t("settings.addIt")}
          </Button>
        </div>
      ) : null}
      <p className="only-heard" role="status">
        {told}
      </p>
    </Card>
  );
}
