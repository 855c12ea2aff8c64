import type { Locale } from "@trilha/contract/core/locale.ts";
import type { LaunchFacts } from "./begin-launch.ts";

/** Words of the launch page by itself, where no player shows it. */
const pageWords: Readonly<Record<Locale, { unsaved: string; replaced: string; closed: string }>> = {
  "pt-BR": {
    unsaved: "Seu progresso ainda não foi salvo. Vamos tentar de novo; mantenha esta página aberta.",
    replaced: "Este conteúdo foi aberto em outro lugar. Continue por lá, ou abra de novo aqui.",
    closed: "Esta parte ainda não está liberada.",
  },
  "en-US": {
    unsaved: "Your progress is not saved yet. We will try again; keep this page open.",
    replaced: "This content was opened somewhere else. Go on there, or open it here again.",
    closed: "This part is not open yet.",
  },
  "es-ES": {
    unsaved: "Tu progreso aún no se guardó. Lo intentaremos de nuevo; deja esta página abierta.",
    replaced: "Este contenido se abrió en otro lugar. Continúa allí, o ábrelo aquí de nuevo.",
    closed: "Esta parte todavía no está disponible.",
  },
  "fr-FR": {
    unsaved:
      "Votre progression n’est pas encore enregistrée. Nous allons réessayer ; gardez cette page ouverte.",
    replaced: "Ce contenu a été ouvert ailleurs. Continuez là-bas, ou rouvrez-le ici.",
    closed: "Cette partie n’est pas encore accessible.",
  },
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
