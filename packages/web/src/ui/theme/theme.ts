import { createTheme, type MantineColorsTuple, type MantineThemeOverride } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { createElement } from "react";
import { type BrandColours, palette } from "./palette.ts";
import { variantColors } from "./variant-colors.ts";

/** Ink-blue neutrals instead of the library's plain greys, so grey and brand belong together. */
const GRAY: MantineColorsTuple = [
  "#f6f7f9",
  "#eef0f4",
  "#e3e7ed",
  "#cfd5df",
  "#b3bccb",
  "#909bae",
  "#7c879b",
  "#545f76",
  "#36415a",
  "#14213d",
];
const DARK: MantineColorsTuple = [
  "#e4e9f2",
  "#c3ccdb",
  "#a3afc4",
  "#6f7d98",
  "#344261",
  "#263249",
  "#1b2539",
  "#141c2d",
  "#0f1626",
  "#0c1220",
];

/** The library's theme for one client's look. Contrast is computed in the roles, not here. */
export function themeOf(branding: BrandColours): MantineThemeOverride {
  const { base, ramps } = palette(branding);
  const colors = Object.fromEntries(
    Object.entries(ramps).map(([name, shades]) => [name, [...shades] as unknown as MantineColorsTuple]),
  );
  return createTheme({
    colors: { ...colors, gray: GRAY, dark: DARK },
    primaryColor: "primary",
    primaryShade: 6,
    autoContrast: true,
    luminanceThreshold: 0.179,
    variantColorResolver: variantColors,
    black: "#000000",
    white: "#ffffff",
    fontFamily:
      "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
    fontFamilyMonospace: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
    fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "1rem", lg: "1.25rem", xl: "1.5rem" },
    lineHeights: { xs: "1.35", sm: "1.45", md: "1.5", lg: "1.4", xl: "1.3" },
    spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
    radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "20px" },
    defaultRadius: "md",
    respectReducedMotion: true,
    cursorType: "pointer",
    headings: {
      fontFamily: "inherit",
      fontWeight: "650",
      textWrap: "balance",
      sizes: {
        h1: { fontSize: "1.5rem", lineHeight: "1.25" },
        h2: { fontSize: "1.25rem", lineHeight: "1.3" },
        h3: { fontSize: "1rem", lineHeight: "1.4" },
        h4: { fontSize: "0.875rem", lineHeight: "1.45" },
        h5: { fontSize: "0.875rem", lineHeight: "1.45" },
        h6: { fontSize: "0.75rem", lineHeight: "1.4" },
      },
    },
    other: { base },
    components: {
      Button: { defaultProps: { size: "md" } },
      InputWrapper: { defaultProps: { inputWrapperOrder: ["label", "input", "error", "description"] } },
      NativeSelect: {
        defaultProps: {
          rightSection: createElement(IconChevronDown, { size: 18, stroke: 1.7, "aria-hidden": true }),
        },
      },
      ActionIcon: { defaultProps: { variant: "subtle", color: "neutral", size: 40 } },
      Checkbox: { defaultProps: { size: "md" } },
      Modal: { defaultProps: { radius: "lg", centered: true, transitionProps: { duration: 150 } } },
      Menu: {
        defaultProps: {
          radius: "lg",
          shadow: "md",
          position: "bottom-end",
          offset: 6,
          withInitialFocusPlaceholder: false,
        },
      },
      Popover: { defaultProps: { radius: "lg", shadow: "md" } },
      Tooltip: {
        defaultProps: { openDelay: 400, withArrow: true, events: { hover: true, focus: true, touch: false } },
      },
    },
  });
}
