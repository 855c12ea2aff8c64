import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { can, useModules, useSession } from "../../../../session/session.queries.ts";
import { photoTypesQuery } from "../photo-types/photo-types.queries.ts";
import type { ActivityValues } from "./rules-values.ts";

/** The client's photo types, of which a rule may name one (§earning-rules#activities points for store photos). */
export function usePhotoTypeChoice(activities: readonly ActivityValues[]) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const mayRead = can(useSession(), "claims.read");
  const hasModule = useModules();
  const wanted = mayRead && hasModule("has_photos") && activities.some(({ kind }) => kind === "photo");
  const types = useQuery({ ...photoTypesQuery, enabled: wanted }).data ?? [];
  const nameOf = (id: string) => {
    const type = types.find((one) => one.id === id);
    if (!type) return t("activities.oneObject");
    const name = textIn(type.name, locale);
    return type.active ? name : t("activities.typeOff", { name });
  };
  return {
    nameOf,
    /** Choices of a photo's type: types in use, and the one chosen already whatever became of it. */
    optionsWith: (chosen: string) => {
      const ids = types.filter(({ id, active }) => active || id === chosen).map(({ id }) => id);
      const all = chosen && !ids.includes(chosen) ? [...ids, chosen] : ids;
      return all.map((id) => ({ value: id, label: nameOf(id) }));
    },
  };
}
