import { type FieldKey, fieldKeys, rivals } from "@trilha/contract/members/registration/fields.ts";
import type { SetField } from "./settings.queries.ts";

type Fields = readonly SetField[];

/** Fields a form could ask besides; of two ways to say one thing, none while the other is asked. */
export function addableFields(fields: Fields): FieldKey[] {
  const present = new Set(fields.map(({ key }) => key));
  const rivalOf = (key: FieldKey) => rivals.flatMap(([a, b]) => (a === key ? [b] : b === key ? [a] : []));
  return fieldKeys.filter((key) => !present.has(key) && !rivalOf(key).some((rival) => present.has(rival)));
}

/** A form for adults asks for the birthday. */
export function withBirthday(fields: Fields): SetField[] {
  if (!fields.some(({ key }) => key === "birthday")) {
    return [...fields, { key: "birthday", mandatory: true, help: {} }];
  }
  return fields.map((field) => (field.key === "birthday" ? { ...field, mandatory: true } : field));
}
