import { type Problem, problem } from "../../core/problem.ts";

export const questionProblems = {
  notSaved: problem("questions.not_saved", 500, {
    "pt-BR": "Erro ao salvar a pergunta",
    "en-US": "Error saving the question",
    "es-ES": "Error al guardar la pregunta",
    "fr-FR": "Erreur lors de l’enregistrement de la question",
  }),
  /** In no language can it be asked; `fault` says what is missing in the nearest. */
  notUsable: problem("questions.not_usable", 422, {
    "pt-BR": "Esta pergunta ainda não pode ser usada: {{fault}}",
    "en-US": "This question cannot be asked yet: {{fault}}",
    "es-ES": "Esta pregunta aún no se puede usar: {{fault}}",
    "fr-FR": "Cette question ne peut pas encore être posée : {{fault}}",
  }),
  kindStays: problem("questions.kind_stays", 409, {
    "pt-BR": "O tipo de uma pergunta não muda: crie outra e aposente esta",
    "en-US": "A question keeps its kind: write another and retire this one",
    "es-ES": "El tipo de una pregunta no cambia: crea otra y retira esta",
    "fr-FR": "Une question garde son type : créez-en une autre et retirez celle-ci",
  }),
  bankArchived: problem("questions.bank_archived", 409, {
    "pt-BR": "Este banco está arquivado. Restaure antes de mudar",
    "en-US": "This bank is archived. Restore it before you change it",
    "es-ES": "Este banco está archivado. Restáuralo antes de cambiarlo",
    "fr-FR": "Cette banque est archivée. Restaurez-la avant de la modifier",
  }),
  bankNameUsed: problem("questions.bank_name_used", 409, {
    "pt-BR": "Já existe um banco com este nome",
    "en-US": "There is a bank of this name already",
    "es-ES": "Ya existe un banco con este nombre",
    "fr-FR": "Une banque porte déjà ce nom",
  }),
  tooManyTags: problem("questions.too_many_tags", 422, {
    "pt-BR": "Perguntas que passariam de {{most}} etiquetas: {{count}}. Tire algumas antes",
    "en-US": "Questions that would have more than {{most}} tags: {{count}}. Take some off first",
    "es-ES": "Preguntas que pasarían de {{most}} etiquetas: {{count}}. Quita algunas antes",
    "fr-FR": "Questions qui dépasseraient {{most}} étiquettes : {{count}}. Retirez-en d’abord",
  }),
  pictureUnknown: problem("questions.picture_unknown", 422, {
    "pt-BR": "Uma imagem não está mais disponível. Envie de novo",
    "en-US": "A picture is no longer there. Send it again",
    "es-ES": "Una imagen ya no está disponible. Envíala de nuevo",
    "fr-FR": "Une image n’est plus disponible. Envoyez-la de nouveau",
  }),
} as const satisfies Record<string, Problem>;
