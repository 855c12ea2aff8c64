import { useMantineColorScheme } from "@mantine/core";
import { useEffect } from "react";
import { savePreference } from "../session/language.ts";
import { useSession } from "../session/session.queries.ts";
import type { ChosenScheme } from "../ui/switches/schemes.ts";

/** The scheme in force, and a change of it that the person's other devices learn too. */
export function useScheme(): [ChosenScheme, (scheme: ChosenScheme) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const change = (scheme: ChosenScheme) => {
    setColorScheme(scheme);
    void savePreference({ colorScheme: scheme }).catch(() => undefined);
  };
  return [colorScheme, change];
}

/** On a device where nobody chose a scheme yet, the one from the profile counts. */
export function useSchemeOfProfile(): void {
  const { colorScheme: wanted } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    try {
      if (wanted !== "auto" && localStorage.getItem("trilha.scheme") === null) setColorScheme(wanted);
    } catch {
      // Storage is off: the system's scheme is a good answer.
    }
  }, [wanted, setColorScheme]);
}
