import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "./base.css";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { cssVariables } from "./css-variables.ts";
import type { Look } from "./palette.ts";
import { themeOf } from "./theme.ts";

/** Also read by public/scheme.js, before the first paint. */
const schemeManager = localStorageColorSchemeManager({ key: "trilha.scheme" });

/** Dresses everything inside in one client's look, light or dark. */
export function UiProvider({ look, children }: { look: Look; children: ReactNode }) {
  const { primary, secondary, tertiary } = look;
  const theme = useMemo(() => themeOf({ primary, secondary, tertiary }), [primary, secondary, tertiary]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  );
}
