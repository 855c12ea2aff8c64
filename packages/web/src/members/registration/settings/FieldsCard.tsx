import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../core/writing/SortableList.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { addableFields } from "./field-list.ts";
import classes from "./settings.module.css";
import type { SetField } from "./settings.queries.ts";

type Props = {
  id: string;
  fields: readonly SetField[];
  /** The form has to know who is an adult. */
  asksAge: boolean;
  onChange: (fields: SetField[]) => void;
};

/** Fields of a form, in their order. Name, e-mail and country are always asked, and not in the list. */
export function FieldsCard({ id, fields, asksAge, onChange }: Props) {
  const { t } = useTranslation("members/registration");
  const [announcement, setAnnouncement] = useState("");
  const [wanted, setWanted] = useState("");
  const addable = addableFields(fields);
  const next = addable.find((key) => key === wanted) ?? addable[0];
  const nameOf = (field: SetField) => t(`field.${field.key}`);
  return (
    <Card title={t("settings.fields")}>
      <p className="hint">{t("settings.fieldsHint")}</p>
      <SortableList
        lines
        label={t("settings.fields")}
        items={fields}
        idOf={({ key }) => key}
        nameOf={nameOf}
        onChange={onChange}
      >
        {(field, index) => (
          <FieldRow
            id={`${id}-${field.key}`}
            field={field}
            fixed={asksAge && field.key === "birthday"}
            onChange={(changed) => onChange(fields.map((one, at) => (at === index ? changed : one)))}
            onRemove={() => {
              onChange(fields.filter((_, at) => at !== index));
              setAnnouncement(t("settings.removed", { name: nameOf(field) }));
            }}
          />
        )}
      </SortableList>
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
              setAnnouncement(t("settings.added", { name: nameOf(added) }));
            }}
          >
            {t("settings.addIt")}
          </Button>
        </div>
      ) : null}
      <p className="only-heard" role="status">
        {announcement}
      </p>
    </Card>
  );
}
