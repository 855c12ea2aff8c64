import { type Locale, type LocalizedText, localize } from "../../core/locale.ts";
import { gameFaultWords } from "../games/fault-words.ts";
import { testFaultWords } from "../tests/test-fault-words.ts";
import type { CourseFault, CourseFaultCode } from "./faults.ts";

const words: Readonly<Record<CourseFaultCode, LocalizedText>> = {
  ...gameFaultWords,
  ...testFaultWords,
  no_title: {
    "pt-BR": "Falta o título no idioma do curso",
    "en-US": "The title is missing in the course’s own language",
    "es-ES": "Falta el título en el idioma del curso",
    "fr-FR": "Il manque le titre dans la langue du cours",
  },
  no_activity: {
    "pt-BR": "Adicione ao menos uma atividade",
    "en-US": "Add at least one activity",
    "es-ES": "Añade al menos una actividad",
    "fr-FR": "Ajoutez au moins une activité",
  },
  no_item: {
    "pt-BR": "Adicione ao menos um curso à trilha",
    "en-US": "Add at least one course to the trail",
    "es-ES": "Añade al menos un curso al itinerario",
    "fr-FR": "Ajoutez au moins un cours au parcours",
  },
  no_content: {
    "pt-BR": "Falta o conteúdo no idioma do curso",
    "en-US": "The content is missing in the course’s own language",
    "es-ES": "Falta el contenido en el idioma del curso",
    "fr-FR": "Il manque le contenu dans la langue du cours",
  },
  file_not_ready: {
    "pt-BR": "O arquivo ainda não está pronto. Envie de novo se a espera for longa",
    "en-US": "The file is not ready yet. If it takes long, upload it again",
    "es-ES": "El archivo aún no está listo. Si tarda mucho, súbelo de nuevo",
    "fr-FR": "Le fichier n’est pas encore prêt. Si cela dure, envoyez-le à nouveau",
  },
  file_converting: {
    "pt-BR": "O arquivo ainda está sendo convertido",
    "en-US": "The file is still being converted",
    "es-ES": "El archivo aún se está convirtiendo",
    "fr-FR": "Le fichier est encore en cours de conversion",
  },
  file_not_converted: {
    "pt-BR": "O arquivo não pôde ser convertido. Remova e envie outro",
    "en-US": "The file could not be converted. Remove it and upload another",
    "es-ES": "El archivo no se pudo convertir. Quítalo y sube otro",
    "fr-FR": "Le fichier n’a pas pu être converti. Retirez-le et envoyez-en un autre",
  },
  package_not_ready: {
    "pt-BR": "O pacote ainda está sendo preparado",
    "en-US": "The package is still being prepared",
    "es-ES": "El paquete aún se está preparando",
    "fr-FR": "Le paquet est encore en préparation",
  },
  package_refused: {
    "pt-BR": "O pacote não pôde ser aberto. Envie outro",
    "en-US": "The package could not be opened. Upload another",
    "es-ES": "No se pudo abrir el paquete. Sube otro",
    "fr-FR": "Le paquet n’a pas pu être ouvert. Envoyez-en un autre",
  },
  no_rule: {
    "pt-BR": "Diga quando a atividade está concluída",
    "en-US": "Say when the activity is done",
    "es-ES": "Indica cuándo se completa la actividad",
    "fr-FR": "Indiquez quand l’activité est terminée",
  },
  rule_not_possible: {
    "pt-BR": "Este tipo de atividade não pode ser concluído dessa forma",
    "en-US": "This type of activity cannot be completed in this way",
    "es-ES": "Este tipo de actividad no se puede completar así",
    "fr-FR": "Ce type d’activité ne peut pas être terminé ainsi",
  },
  size_unknown: {
    "pt-BR":
      "A duração ou o tamanho do conteúdo não é conhecido: informe-o ou escolha outra regra de conclusão",
    "en-US": "The length of the content is not known: enter it or choose another way to complete it",
    "es-ES": "No se conoce la extensión del contenido: indícala o elige otra regla para completarlo",
    "fr-FR": "La longueur du contenu est inconnue : indiquez-la ou choisissez une autre règle",
  },
  requires_missing: {
    "pt-BR": "Pede algo que não está mais aqui",
    "en-US": "It requires something that is no longer here",
    "es-ES": "Pide algo que ya no está aquí",
    "fr-FR": "Cela demande quelque chose qui n’est plus ici",
  },
  requires_later: {
    "pt-BR": "Pede algo que vem depois. Mude a ordem ou a condição",
    "en-US": "It requires something that comes later. Change the order or the condition",
    "es-ES": "Pide algo que viene después. Cambia el orden o la condición",
    "fr-FR": "Cela demande quelque chose qui vient après. Changez l’ordre ou la condition",
  },
  requires_endless: {
    "pt-BR": "Pede algo que ainda não pode ser concluído: abre sem esperar por isso",
    "en-US": "It requires something that cannot be completed yet: it opens without waiting for it",
    "es-ES": "Pide algo que aún no se puede completar: se abre sin esperarlo",
    "fr-FR": "Cela demande quelque chose qui ne peut pas encore être terminé : l’ouverture n’attend pas",
  },
  replacement_missing: {
    "pt-BR": "A atividade substituta não está neste curso",
    "en-US": "The replacement is not an activity of this course",
    "es-ES": "La actividad sustituta no está en este curso",
    "fr-FR": "L’activité de remplacement n’est pas dans ce cours",
  },
  item_without_course: {
    "pt-BR": "Escolha o curso deste item",
    "en-US": "Choose this item’s course",
    "es-ES": "Elige el curso de este elemento",
    "fr-FR": "Choisissez le cours de cet élément",
  },
  item_draft: {
    "pt-BR": "“{{name}}” ainda não foi publicado",
    "en-US": "“{{name}}” is not published yet",
    "es-ES": "«{{name}}» aún no está publicado",
    "fr-FR": "« {{name}} » n’est pas encore publié",
  },
  item_archived: {
    "pt-BR": "“{{name}}” está arquivado",
    "en-US": "“{{name}}” is archived",
    "es-ES": "«{{name}}» está archivado",
    "fr-FR": "« {{name}} » est archivé",
  },
  item_twice: {
    "pt-BR": "“{{name}}” está duas vezes na trilha",
    "en-US": "“{{name}}” is in the trail twice",
    "es-ES": "«{{name}}» está dos veces en el itinerario",
    "fr-FR": "« {{name}} » figure deux fois dans le parcours",
  },
  prerequisite_draft: {
    "pt-BR": "O pré-requisito “{{name}}” ainda não foi publicado",
    "en-US": "The prerequisite “{{name}}” is not published yet",
    "es-ES": "El requisito «{{name}}» aún no está publicado",
    "fr-FR": "Le prérequis « {{name}} » n’est pas encore publié",
  },
  prerequisite_archived: {
    "pt-BR": "O pré-requisito “{{name}}” está arquivado",
    "en-US": "The prerequisite “{{name}}” is archived",
    "es-ES": "El requisito «{{name}}» está archivado",
    "fr-FR": "Le prérequis « {{name}} » est archivé",
  },
  prerequisite_circle: {
    "pt-BR": "Os pré-requisitos formam um círculo: {{names}}",
    "en-US": "The prerequisites run in a circle: {{names}}",
    "es-ES": "Los requisitos forman un círculo: {{names}}",
    "fr-FR": "Les prérequis tournent en rond : {{names}}",
  },
  audience_nobody: {
    "pt-BR": "Ninguém corresponde ao público escolhido",
    "en-US": "Nobody matches the chosen audience",
    "es-ES": "Nadie corresponde al público elegido",
    "fr-FR": "Personne ne correspond au public choisi",
  },
  window_upside_down: {
    "pt-BR": "O fim da visibilidade vem antes do começo",
    "en-US": "It stops being visible before it starts",
    "es-ES": "Deja de verse antes de empezar a verse",
    "fr-FR": "La fin de la visibilité précède son début",
  },
  locale_missing: {
    "pt-BR": "O idioma do curso não está entre os idiomas dele",
    "en-US": "The course’s own language is not among its languages",
    "es-ES": "El idioma del curso no está entre sus idiomas",
    "fr-FR": "La langue du cours ne figure pas parmi ses langues",
  },
  flash_retired: {
    "pt-BR": "Navegadores não abrem mais Flash. Escolha uma atividade substituta",
    "en-US": "Browsers no longer play Flash. Choose an activity to replace it",
    "es-ES": "Los navegadores ya no abren Flash. Elige una actividad sustituta",
    "fr-FR": "Les navigateurs ne lisent plus Flash. Choisissez une activité de remplacement",
  },
  language_incomplete: {
    "pt-BR": "Traduzido em {{percent}}%. O que falta aparece no idioma do curso",
    "en-US": "{{percent}}% translated. The rest is shown in the course’s own language",
    "es-ES": "Traducido al {{percent}} %. Lo que falta se muestra en el idioma del curso",
    "fr-FR": "Traduit à {{percent}} %. Le reste s’affiche dans la langue du cours",
  },
  nothing_mandatory: {
    "pt-BR": "Nada é obrigatório: para concluir, tudo conta",
    "en-US": "Nothing is required: everything counts towards finishing it",
    "es-ES": "Nada es obligatorio: para completarlo cuenta todo",
    "fr-FR": "Rien n’est obligatoire : tout compte pour le terminer",
  },
  nothing_completable: {
    "pt-BR": "Nenhuma atividade pode ser concluída: ninguém vai concluir este curso",
    "en-US": "No activity can be completed: nobody will finish this course",
    "es-ES": "Ninguna actividad se puede completar: nadie completará este curso",
    "fr-FR": "Aucune activité ne peut être terminée : personne ne terminera ce cours",
  },
};

/** A fault as its author reads it. */
export function faultInWords(fault: Pick<CourseFault, "code" | "params">, locale: Locale): string {
  return localize(words[fault.code], locale, fault.params);
}
