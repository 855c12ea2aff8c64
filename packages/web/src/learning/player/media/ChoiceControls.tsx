import type { Locale } from "@trilha/contract/core/locale.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "./media.module.css";

const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** How fast it plays. The device's own list: it works over the whole screen, too. */
export function SpeedChoice({ media }: { media: HTMLMediaElement | null }) {
  const { t } = useTranslation("learning/player");
  const { number } = useFormats();
  const [rate, setRate] = useState(1);
  return (
    <select
      className={classes.choice}
      aria-label={t("media.speed")}
      value={rate}
      onChange={({ currentTarget }) => {
        const next = Number(currentTarget.value);
        setRate(next);
        if (media) media.playbackRate = next;
      }}
    >
      {rates.map((each) => (
        <option key={each} value={each}>
          {number(each)}×
        </option>
      ))}
    </select>
  );
}

type CaptionProps = {
  locales: readonly Locale[];
  choice: Locale | "off";
  onChoose: (choice: Locale | "off") => void;
};

/** In which language captions are shown, or none. */
export function CaptionChoice({ locales, choice, onChoose }: CaptionProps) {
  const { t } = useTranslation("learning/player");
  if (locales.length === 0) return null;
  return (
    <select
      className={classes.choice}
      aria-label={t("media.captions")}
      value={choice}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as Locale | "off")}
    >
      <option value="off">{t("media.captionsOff")}</option>
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {nameOf(locale)}
        </option>
      ))}
    </select>
  );
}

/** A language by its own name. */
export function nameOf(locale: Locale): string {
  const language = locale.slice(0, 2);
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
