import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/global.layer.css";
import "./base.css";
import "../layout/layout.css";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { styleSheetOf } from "./css-variables.ts";
import type { BrandColours } from "./palette.ts";
import { themeOf } from "./theme.ts";

/** Also read by app/boot.js, before the first paint. */
const schemeManager = localStorageColorSchemeManager({ key: "trilha.scheme" });

// The library would write its variables through innerHTML, which Trusted Types refuse; a constructed sheet
// passes every content security policy.
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Dresses everything inside in one client's look, light or dark. */
export function UiProvider({ branding, children }: { branding: BrandColours; children: ReactNode }) {
  const { primary, secondary, tertiary } = branding;
  const theme = useMemo(() => themeOf({ primary, secondary, tertiary }), [primary, secondary, tertiary]);
  useLayoutEffect(() => sheet.replaceSync(styleSheetOf(theme)), [theme]);
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}
