/** How light the app is drawn: as the system says, or always one way. */
export const SCHEMES = ["auto", "light", "dark"] as const;
export type ChosenScheme = (typeof SCHEMES)[number];

export const isScheme = (value: string): value is ChosenScheme => SCHEMES.includes(value as ChosenScheme);

/** Keys of the shell's texts. */
export const SCHEME_NAME = {
  auto: "ui.schemeAuto",
  light: "ui.schemeLight",
  dark: "ui.schemeDark",
} as const satisfies Record<ChosenScheme, string>;
