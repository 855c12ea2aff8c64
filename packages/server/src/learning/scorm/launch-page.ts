import type { Locale } from "@trilha/contract/core/locale.ts";
import type { LaunchFacts } from "./begin-launch.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

/** Words of the launch page by itself, where no player shows it. */
const pageWords: Readonly<Record<Locale, typeof portuguese>> = {
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
};

/** JSON that stays inside its script element, whatever it holds. */
const asScript = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");

const asText = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * The page that holds a SCO: it makes the real API first, so that the SCO finds it by looking at its parents and every
 * read is answered at once (protocols, cross-origin).
 */
export function launchPage(facts: LaunchFacts, locale: Locale): string {
  const library = facts.standard === "1.2" ? "scorm12.js" : "scorm2004.js";
  const words = pageWords[locale];
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asText(facts.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="scorm/launch.css">
<p id="state" role="status" aria-live="polite" hidden></p>
<iframe id="sco" title="${asText(facts.title)}" allow="fullscreen; autoplay"></iframe>
<script id="facts" type="application/json">${asScript({ ...facts, words })}</script>
${facts.cmi ? `<script src="scorm/${library}"></script>\n` : ""}<script src="scorm/launch.js"></script>
</html>
`;
}
