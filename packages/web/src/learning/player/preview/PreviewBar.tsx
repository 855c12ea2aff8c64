import { IconArrowLeft, IconDeviceDesktop, IconDeviceMobile, IconEye } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../../i18n/locales.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { LanguageSelect } from "../../../ui/switches/LanguageSelect.tsx";
import classes from "./preview.module.css";
import type { PreviewPlace } from "./preview.queries.ts";

export type PreviewDevice = "phone" | "desktop";
/** Notes on how the preview treats the content. */
export type Note = "content" | "test" | "game" | "launch";
type Props = {
  place: PreviewPlace;
  part: string | undefined;
  course: Course | undefined;
  note: Note;
  /** Undefined: there is no choice. */
  device: PreviewDevice | undefined;
  onDevice: (device: PreviewDevice) => void;
  onLanguage: (language: Locale) => void;
};

/** Says that it is a preview and what that means here; language, device, and the way back to where it was written. */
export function PreviewBar({ place, part, course, note, device, onDevice, onLanguage }: Props) {
  const { t } = useTranslation("learning/player");
  const { courseId, language } = place;
  const locales = course?.locales ?? [];
  const shown = locales.includes(language) ? language : course?.locale;
  return (
    <section className={classes.bar} aria-label={t("preview.label")}>
      <Link
        to="/admin/courses/$courseId"
        params={{ courseId }}
        search={part === undefined ? {} : { part }}
        className={classes.back}
      >
        <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
        <span className={classes.backWords}>{t("preview.back")}</span>
      </Link>
      <p className={classes.note}>
        <strong className="inline gap-6">
          <IconEye size={16} stroke={1.8} aria-hidden="true" />
          {t("preview.label")}
        </strong>
        <span>{t(`preview.note.${note}`)}</span>
      </p>
      <div className={classes.choices}>
        {shown && locales.length > 1 ? (
          <LanguageSelect
            label={t("preview.language")}
            locales={locales}
            value={shown}
            onChange={onLanguage}
          />
        ) : null}
        {device ? (
          <Choice
            label={t("preview.device")}
            value={device}
            onChange={onDevice}
            icons
            options={[
              {
                value: "phone",
                label: t("preview.phone"),
                icon: <IconDeviceMobile size={18} stroke={1.7} aria-hidden="true" />,
              },
              {
                value: "desktop",
                label: t("preview.desktop"),
                icon: <IconDeviceDesktop size={18} stroke={1.7} aria-hidden="true" />,
              },
            ]}
          />
        ) : null}
      </div>
      {device === "phone" ? (
        <PageTitle title={t("preview.title", { title: course?.title ?? "" })} hidden />
      ) : null}
    </section>
  );
}
