import { useTranslation } from "react-i18next";
import { useLocale } from "../i18n/use-locale.ts";
import { useSession } from "../session/session.queries.ts";
import { knownPlaces } from "./known-places.ts";
import { type NamedPlace, visiblePlaces } from "./places.ts";

/** The places this person may go to in the selected client, named in the language in force. */
export function usePlaces(): readonly NamedPlace[] {
  const { t } = useTranslation("shell");
  const session = useSession();
  const locale = useLocale();
  return visiblePlaces(knownPlaces(), session, locale).map((place) => ({
    ...place,
    name: place.word ?? t(`places.${place.label as "home"}`),
  }));
}
