import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import { faultInWords } from "@trilha/contract/learning/authoring/fault-words.ts";
import type { CourseFault } from "@trilha/contract/learning/authoring/faults.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { useCourseNames } from "../course/use-course-names.ts";
import { placeOf } from "../edit/draft-edit.ts";
import classes from "./builder.module.css";
import { useBuilder } from "./builder-context.ts";
import { fieldOf } from "./fault-fields.ts";

/** Places of faults, by name; none for the course itself. */
function useFaultPlaces() {
  const { draft } = useBuilder();
  const nameOf = useCourseNames();
  return ({ part, partId }: CourseFault): string | undefined => {
    if (partId === null) return undefined;
    if (part === "activity") return textIn(placeOf(draft, partId)?.activity.title ?? {}, draft.defaultLocale);
    if (part === "module")
      return textIn(draft.modules.find(({ id }) => id === partId)?.title ?? {}, draft.defaultLocale);
    const item = draft.items.find(({ id }) => id === partId);
    return item ? nameOf(item.referenceId, item.title) : undefined;
  };
}

/**
 * Faults that stop the course from being published or that its author should know, each leading to its field.
 */
export function FaultList({ faults, onOpen }: { faults: readonly CourseFault[]; onOpen?: () => void }) {
  const { t } = useTranslation("learning/authoring");
  const ui = useLocale();
  const { open, setLocale, draft } = useBuilder();
  const placeName = useFaultPlaces();
  const go = (fault: CourseFault) => {
    if (fault.locale && draft.locales.includes(fault.locale)) setLocale(fault.locale);
    const { part, field } = fieldOf(fault);
    onOpen?.();
    open(part, field);
  };
  return (
    <ul className={classes.faults}>
      {faults.map((fault) => {
        const Icon = fault.stops ? IconAlertTriangle : IconInfoCircle;
        const place = placeName(fault);
        return (
          <li key={JSON.stringify(fault)} data-stops={fault.stops || undefined}>
            <Icon size={18} stroke={1.8} aria-hidden="true" />
            <button type="button" onClick={() => go(fault)}>
              {place ? <strong>{place}: </strong> : null}
              {faultInWords(fault, ui)}
              {fault.locale && draft.locales.length > 1 ? ` (${LANGUAGE_NAME[fault.locale]})` : null}
              <span className="only-heard">{t(fault.stops ? "faults.stops" : "faults.warns")}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The same beside the tree, as it changes with every word. */
export function FaultsCard({ faults }: { faults: readonly CourseFault[] }) {
  const { t } = useTranslation("learning/authoring");
  const stopping = faults.filter(({ stops }) => stops).length;
  return (
    <Card title={t("faults.title")}>
      <p className="row gap-8 m-0 text-15" data-fine={stopping === 0 || undefined}>
        {stopping === 0 ? (
          <IconCircleCheck className="ink-success" size={18} stroke={1.8} aria-hidden="true" />
        ) : null}
        {stopping === 0 ? t("faults.none") : t("faults.count", { count: stopping, amount: stopping })}
      </p>
      {faults.length > 0 ? <FaultList faults={faults} /> : null}
    </Card>
  );
}
