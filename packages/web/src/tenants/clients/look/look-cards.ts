import type { UseFormReturnType } from "@mantine/form";
import type { LookValues } from "./look-form.ts";

/** Props of every card of the look editor. */
export type CardProps = { form: UseFormReturnType<LookValues>; id: string };
