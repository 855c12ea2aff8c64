import { type Locale, type LocalizedText, localize } from "../../core/locale.ts";
import type { CourseChangeKind } from "./changes.ts";

const words: Readonly<Record<CourseChangeKind, LocalizedText>> = {
  added: {
    "pt-BR": "“{{title}}” foi incluído",
    "en-US": "“{{title}}” is new",
    "es-ES": "Se añadió «{{title}}»",
    "fr-FR": "« {{title}} » a été ajouté",
  },
  removed: {
    "pt-BR": "“{{title}}” foi retirado",
    "en-US": "“{{title}}” is gone",
    "es-ES": "Se quitó «{{title}}»",
    "fr-FR": "« {{title}} » a été retiré",
  },
  moved: {
    "pt-BR": "“{{title}}” mudou de lugar",
    "en-US": "“{{title}}” was moved",
    "es-ES": "«{{title}}» cambió de lugar",
    "fr-FR": "« {{title}} » a changé de place",
  },
  renamed: {
    "pt-BR": "“{{title}}” tem outro título",
    "en-US": "“{{title}}” has another title",
    "es-ES": "«{{title}}» tiene otro título",
    "fr-FR": "« {{title}} » a un autre titre",
  },
  content: {
    "pt-BR": "“{{title}}” tem outro conteúdo",
    "en-US": "“{{title}}” has other content",
    "es-ES": "«{{title}}» tiene otro contenido",
    "fr-FR": "« {{title}} » a un autre contenu",
  },
  rule: {
    "pt-BR": "“{{title}}” é concluído de outra forma",
    "en-US": "“{{title}}” is completed in another way",
    "es-ES": "«{{title}}» se completa de otra forma",
    "fr-FR": "« {{title}} » se termine autrement",
  },
  mandatory: {
    "pt-BR": "“{{title}}” passou a ser obrigatório",
    "en-US": "“{{title}}” is now required",
    "es-ES": "«{{title}}» ahora es obligatorio",
    "fr-FR": "« {{title}} » est désormais obligatoire",
  },
  optional: {
    "pt-BR": "“{{title}}” passou a ser opcional",
    "en-US": "“{{title}}” is now optional",
    "es-ES": "«{{title}}» ahora es opcional",
    "fr-FR": "« {{title}} » est désormais facultatif",
  },
  conditions: {
    "pt-BR": "“{{title}}” abre em outras condições",
    "en-US": "“{{title}}” opens on other conditions",
    "es-ES": "«{{title}}» se abre con otras condiciones",
    "fr-FR": "« {{title}} » s’ouvre à d’autres conditions",
  },
  order: {
    "pt-BR": "A ordem em que as atividades abrem mudou",
    "en-US": "The order in which activities open has changed",
    "es-ES": "Cambió el orden en que se abren las actividades",
    "fr-FR": "L’ordre d’ouverture des activités a changé",
  },
  texts: {
    "pt-BR": "Título, textos ou capa mudaram",
    "en-US": "Title, texts or cover have changed",
    "es-ES": "Cambiaron el título, los textos o la portada",
    "fr-FR": "Le titre, les textes ou la couverture ont changé",
  },
};

/** A change as whoever publishes reads it; `title` in their language. */
export function changeInWords(change: CourseChangeKind, title: string, locale: Locale): string {
  return localize(words[change], locale, { title });
}
