import type { UseFormReturnType } from "@mantine/form";
import type { EventValues } from "./event-form.ts";

/** Id of the form; its fields' ids begin with it. */
export const ID = "event";

export type EventFormProps = { form: UseFormReturnType<EventValues>; disabled: boolean };

/** Error of a field, in words. */
export const faultOf = ({ errors }: Pick<UseFormReturnType<EventValues>, "errors">, path: string) =>
  errors[path] ? String(errors[path]) : undefined;

/** Writes one field; what was wrong with it is asked anew. */
export const putField = <Name extends keyof EventValues>(
  form: UseFormReturnType<EventValues>,
  name: Name,
  value: EventValues[Name],
): void => {
  form.setValues({ [name]: value } as Partial<EventValues>);
  form.clearFieldError(name);
};
