import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
  mergeMantineTheme,
} from "@mantine/core";
import type { Hex } from "./contrast.ts";
import { COLOR_NAMES, type ColorName } from "./palette.ts";
import { roles } from "./roles.ts";
import { type Scheme, SURFACES } from "./surfaces.ts";

export type Variables = Record<`--${string}`, string>;

function colorVariables(name: ColorName, base: `#${string}`, scheme: Scheme): Variables {
  const r = roles(base, scheme);
  const key = `--mantine-color-${name}` as const;
  return {
    [`${key}-filled`]: r.fill,
    [`${key}-filled-hover`]: r.fillHover,
    [`${key}-contrast`]: r.on,
    [`${key}-light`]: r.tint,
    [`${key}-light-hover`]: r.tintHover,
    [`${key}-light-color`]: r.text,
    [`${key}-text`]: r.text,
    [`${key}-outline`]: r.line,
    [`${key}-outline-hover`]: r.tint,
  };
}

function surfaceVariables(scheme: Scheme): Variables {
  const s = SURFACES[scheme];
  return {
    "--mantine-color-body": s.body,
    "--mantine-color-text": s.text,
    "--mantine-color-bright": s.bright,
    "--mantine-color-dimmed": s.dimmed,
    "--mantine-color-placeholder": s.dimmed,
    "--mantine-color-anchor": "var(--mantine-color-primary-text)",
    "--mantine-color-error": "var(--mantine-color-danger-text)",
    "--mantine-color-success": "var(--mantine-color-success-text)",
    "--mantine-color-default": s.card,
    "--mantine-color-default-hover": s.sunken,
    "--mantine-color-default-color": s.text,
    "--mantine-color-default-border": s.hairline,
    "--mantine-color-disabled": s.sunken,
    "--mantine-color-disabled-color": s.dimmed,
    "--mantine-color-disabled-border": s.hairline,
    "--mantine-primary-color-contrast": "var(--mantine-color-primary-contrast)",
    "--trilha-card": s.card,
    "--trilha-sunken": s.sunken,
    "--trilha-raised": s.raised,
    "--trilha-hairline": s.hairline,
    "--trilha-control": s.control,
    "--trilha-shadow":
      scheme === "light"
        ? "0 8px 24px -8px rgb(20 33 61 / 18%), 0 2px 6px rgb(20 33 61 / 8%)"
        : "0 12px 32px -8px rgb(0 0 0 / 60%), 0 0 0 1px rgb(255 255 255 / 5%)",
  };
}

/** The library's second names for the primary colour's roles: said again wherever the colours are. */
const primaryVariables: Variables = Object.fromEntries(
  ["filled", "filled-hover", "light", "light-hover", "light-color"].map((role) => [
    `--mantine-primary-color-${role}`,
    `var(--mantine-color-primary-${role})`,
  ]),
);

/** Values of all colours in one scheme, by variable: for a part of a page that is dressed unlike the rest. */
export const schemeVariables = (base: Record<ColorName, Hex>, scheme: Scheme): Variables =>
  Object.assign(
    surfaceVariables(scheme),
    { "--mantine-color-scheme": scheme },
    primaryVariables,
    ...COLOR_NAMES.map((name) => colorVariables(name, base[name], scheme)),
  );

/** The library's variables and ours over them, for both schemes, as the text of one style sheet. */
export function styleSheetOf(override: MantineThemeOverride): string {
  const theme = mergeMantineTheme(DEFAULT_THEME, override);
  const own = [...COLOR_NAMES, "gray", "dark"] as const;
  // Colours nobody may use (their contrast is not computed) get no variables.
  const colors = Object.fromEntries(own.map((name) => [name, theme.colors[name]])) as typeof theme.colors;
  const theirs = defaultCssVariablesResolver({ ...theme, colors });
  const ours = (scheme: Scheme) => schemeVariables(theme.other.base, scheme);
  return convertCssVariables({
    variables: theirs.variables,
    light: { ...theirs.light, ...ours("light") },
    dark: { ...theirs.dark, ...ours("dark") },
  });
}
