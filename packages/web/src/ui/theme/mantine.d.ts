import type { MantineColorsTuple } from "@mantine/core";
import type { ColorName } from "./palette.ts";

// Only colours whose contrast we compute have a name; "blue" or "lime" would not type-check.
declare module "@mantine/core" {
  export interface MantineThemeColorsOverride {
    colors: Record<ColorName | "gray" | "dark", MantineColorsTuple>;
  }
  export interface MantineThemeOther {
    base: Record<ColorName, `#${string}`>;
  }
}
