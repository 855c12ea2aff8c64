import { problem } from "../../core/problem.ts";

export const courseProblems = {
  draftTaken: problem("courses.draft_taken", 409, {
    "pt-BR": "{{name}} salvou este rascunho depois que você o abriu. Recarregue para ver as mudanças",
    "en-US": "{{name}} saved this draft after you opened it. Reload to see what changed",
    "es-ES": "{{name}} guardó este borrador después de que lo abriste. Recarga para ver los cambios",
    "fr-FR":
      "{{name}} a enregistré ce brouillon après que vous l’avez ouvert. Rechargez pour voir ce qui a changé",
  }),
  notReady: problem("courses.not_ready", 409, {
    "pt-BR": "Ainda não dá para publicar: {{fault}}",
    "en-US": "It cannot be published yet: {{fault}}",
    "es-ES": "Aún no se puede publicar: {{fault}}",
    "fr-FR": "La publication n’est pas encore possible : {{fault}}",
  }),
  archived: problem("courses.archived", 409, {
    "pt-BR": "Está arquivado. Restaure antes de mudar",
    "en-US": "It is archived. Restore it before you change it",
    "es-ES": "Está archivado. Restáuralo antes de cambiarlo",
    "fr-FR": "Il est archivé. Restaurez-le avant de le modifier",
  }),
  wasPublished: problem("courses.was_published", 409, {
    "pt-BR": "O que já foi publicado não é excluído: arquive",
    "en-US": "What has been published is not deleted: archive it",
    "es-ES": "Lo que ya se publicó no se elimina: archívalo",
    "fr-FR": "Ce qui a été publié ne se supprime pas : archivez-le",
  }),
  isUsed: problem("courses.is_used", 409, {
    "pt-BR": "“{{name}}” depende dele. Mude isso primeiro",
    "en-US": "“{{name}}” depends on it. Change that first",
    "es-ES": "«{{name}}» depende de él. Cambia eso primero",
    "fr-FR": "« {{name}} » en dépend. Changez d’abord cela",
  }),
  needsArchived: problem("courses.needs_archived", 409, {
    "pt-BR": "Ele precisa de “{{name}}”, que está arquivado. Restaure esse primeiro",
    "en-US": "It needs “{{name}}”, which is archived. Restore that first",
    "es-ES": "Necesita «{{name}}», que está archivado. Restáuralo primero",
    "fr-FR": "Il a besoin de « {{name}} », qui est archivé. Restaurez-le d’abord",
  }),
  moving: problem("courses.moving", 409, {
    "pt-BR": "Ainda há pessoas passando para a última versão. Aguarde terminar",
    "en-US": "People are still being moved to the last version. Wait until that is done",
    "es-ES": "Aún hay personas pasando a la última versión. Espera a que termine",
    "fr-FR": "Des personnes passent encore à la dernière version. Attendez la fin",
  }),
  labelUsed: problem("courses.label_used", 409, {
    "pt-BR": "Há cursos com esta etiqueta: {{count}}. Desative-a, ou tire-a dos cursos",
    "en-US": "Courses with this label: {{count}}. Switch it off, or take it off the courses",
    "es-ES": "Cursos con esta etiqueta: {{count}}. Desactívala o quítala de los cursos",
    "fr-FR": "Cours avec cette étiquette : {{count}}. Désactivez-la ou retirez-la des cours",
  }),
  labelNameUsed: problem("courses.label_name_used", 409, {
    "pt-BR": "Já existe uma etiqueta com este nome",
    "en-US": "There is already a label of this name",
    "es-ES": "Ya existe una etiqueta con este nombre",
    "fr-FR": "Une étiquette porte déjà ce nom",
  }),
  labelLimit: problem("courses.label_limit", 409, {
    "pt-BR": "São no máximo {{limit}} etiquetas de cada tipo",
    "en-US": "There can be {{limit}} labels of a kind at most",
    "es-ES": "Puede haber como máximo {{limit}} etiquetas de cada tipo",
    "fr-FR": "Il peut y avoir au plus {{limit}} étiquettes de chaque type",
  }),
} as const;
