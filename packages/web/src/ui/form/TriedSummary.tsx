import type { FormErrors } from "@mantine/form";
import { FormErrorSummary } from "./FormErrorSummary.tsx";

type Props = {
  /** How often the form was sent in vain; 0: never. */
  tries: number;
  refusal:
    | { readonly message: string; readonly status: number; readonly requestId: string | undefined }
    | undefined;
  errors: FormErrors;
  /** The form's id, with which its fields' ids begin. */
  form: string;
  nameOf: (path: string) => string;
};

/** Faults of a form that was sent: its fields by name, and a refusal that belongs to none. */
export function TriedSummary({ tries, refusal, errors, form, nameOf }: Props) {
  if (tries === 0) return null;
  return (
    <FormErrorSummary
      key={tries}
      errors={Object.entries(errors).map(([path, message]) => ({
        fieldId: `${form}-${path}`,
        label: nameOf(path),
        message: String(message),
      }))}
      message={refusal?.message}
      requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
    />
  );
}
