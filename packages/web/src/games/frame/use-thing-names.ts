import { useTranslation } from "react-i18next";

/** How a thing is called when it is heard: its words, else its number. */
export function useThingNames() {
  const { t } = useTranslation("games");
  return (face: { readonly text: string }, number: number): string => face.text || t("picture", { number });
}
