import { useTranslation } from "react-i18next";
import type { Faced } from "./Face.tsx";

/** How a thing is called when it is heard: its words and what its picture shows, else its number. */
export function useThingNames() {
  const { t } = useTranslation("learning/games");
  return ({ text, pictureUrl, pictureAlt }: Faced, number: number): string =>
    [text, pictureUrl && pictureAlt].filter(Boolean).join(", ") || t("picture", { number });
}
