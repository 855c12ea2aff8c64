import type { FormField, FormReference, OpenForm } from "../registration.queries.ts";
import type { Typed } from "./typed.ts";

/** Props of every field of the form. */
export type FieldProps = {
  form: OpenForm;
  field: FormField;
  typed: Typed;
  country: OpenForm["countries"][number];
  /** By path, in words. */
  errors: Readonly<Record<string, string>>;
  /** Begins the ids of all fields. */
  id: string;
  reference: FormReference;
  onType: (path: string, text: string) => void;
  /** A field was left: what is wrong with it may be said now. */
  onLeave: (path: string) => void;
};
