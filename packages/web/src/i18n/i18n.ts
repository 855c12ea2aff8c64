import { type BackendModule, createInstance, type FlatNamespace, type ReadCallback } from "i18next";
import { initReactI18next } from "react-i18next";
import { loadCatalogue } from "./catalogues.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale, toLocale } from "./locales.ts";

const lazyCatalogues: BackendModule = {
  type: "backend",
  init: () => undefined,
  read(language: string, room: string, done: ReadCallback) {
    loadCatalogue(toLocale(language) ?? DEFAULT_LOCALE, room).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

export const i18n = createInstance();

/** Starts the texts in one language; others are fetched only when somebody switches to them. */
export async function startI18n(locale: Locale): Promise<void> {
  i18n.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  await i18n
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      supportedLngs: LOCALES,
      load: "currentOnly",
      ns: ["shell"],
      defaultNS: "shell",
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

export const currentLocale = (): Locale => toLocale(i18n.language) ?? DEFAULT_LOCALE;

/**
 * Loads rooms' texts beside their code, so a page never waits for the second after the first. Texts that once failed
 * are asked for again, which the library does not do by itself; without them there is nothing to draw.
 */
export async function loadRooms(...rooms: FlatNamespace[]): Promise<void> {
  const missing = () => rooms.filter((room) => !i18n.hasResourceBundle(i18n.language, room));
  await i18n.loadNamespaces(rooms);
  if (missing().length > 0) await i18n.reloadResources(i18n.language, missing());
  if (missing().length > 0) throw new Error(`no texts for ${missing().join(", ")}`);
}
