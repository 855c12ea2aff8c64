import type { UseFormReturnType } from "@mantine/form";
import type { BrandingValues } from "./branding-form.ts";

/** Props of every card of the look editor. */
export type CardProps = { form: UseFormReturnType<BrandingValues>; id: string };
