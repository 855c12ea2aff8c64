import type { UseFormReturnType } from "@mantine/form";
import type { LookValues } from "./look-form.ts";

/** What every card of the look editor works on. */
export type CardProps = { form: UseFormReturnType<LookValues>; id: string };
