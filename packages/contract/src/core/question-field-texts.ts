import type { LocalizedText } from "./locale.ts";

/** Faults of a question, as it is written or as a line of a file says it. */
export const questionFieldTexts = {
  question_no_prompt: {
    "pt-BR": "Falta o enunciado",
    "en-US": "The question itself is missing",
    "es-ES": "Falta el enunciado",
    "fr-FR": "Il manque l’énoncé",
  },
  question_part_without_text: {
    "pt-BR": "Há uma opção sem texto nem imagem",
    "en-US": "An option has neither text nor picture",
    "es-ES": "Hay una opción sin texto ni imagen",
    "fr-FR": "Une option n’a ni texte ni image",
  },
  question_part_twice: {
    "pt-BR": "Duas opções dizem a mesma coisa",
    "en-US": "Two options say the same",
    "es-ES": "Dos opciones dicen lo mismo",
    "fr-FR": "Deux options disent la même chose",
  },
  question_no_right_answer: {
    "pt-BR": "Nenhuma resposta vale 100%",
    "en-US": "No answer is worth 100%",
    "es-ES": "Ninguna respuesta vale el 100%",
    "fr-FR": "Aucune réponse ne vaut 100 %",
  },
  question_no_wrong_answer: {
    "pt-BR": "Todas as opções estão certas",
    "en-US": "Every option is right",
    "es-ES": "Todas las opciones son correctas",
    "fr-FR": "Toutes les options sont justes",
  },
  question_range_upside_down: {
    "pt-BR": "Um intervalo termina antes de começar",
    "en-US": "A range ends before it begins",
    "es-ES": "Un intervalo termina antes de empezar",
    "fr-FR": "Un intervalle finit avant de commencer",
  },
  question_picture_without_alt: {
    "pt-BR": "Descreva a imagem para quem não a vê, ou diga que ela só enfeita",
    "en-US": "Describe the picture for those who cannot see it, or say it only decorates",
    "es-ES": "Describe la imagen para quien no la ve, o di que solo adorna",
    "fr-FR": "Décrivez l’image pour qui ne la voit pas, ou dites qu’elle ne fait qu’illustrer",
  },
  question_no_spelling: {
    "pt-BR": "Uma resposta não tem nenhuma grafia",
    "en-US": "An answer has no spelling",
    "es-ES": "Una respuesta no tiene ninguna grafía",
    "fr-FR": "Une réponse n’a aucune orthographe",
  },
  question_too_few_parts: {
    "pt-BR": "Faltam opções: são no mínimo duas",
    "en-US": "There are too few options: it takes at least two",
    "es-ES": "Faltan opciones: son al menos dos",
    "fr-FR": "Il manque des options : il en faut au moins deux",
  },
  question_unreadable: {
    "pt-BR": "Não dá para entender esta pergunta. Confira as chaves { } e os sinais = ~ # :",
    "en-US": "This question cannot be understood. Check the braces { } and the signs = ~ # :",
    "es-ES": "No se entiende esta pregunta. Revisa las llaves { } y los signos = ~ # :",
    "fr-FR": "Cette question est incompréhensible. Vérifiez les accolades { } et les signes = ~ # :",
  },
  question_without_answers: {
    "pt-BR": "Há um texto sem respostas entre chaves { }",
    "en-US": "There is a text without answers in braces { }",
    "es-ES": "Hay un texto sin respuestas entre llaves { }",
    "fr-FR": "Il y a un texte sans réponses entre accolades { }",
  },
  question_weight: {
    "pt-BR": "O peso vai de −100 a 100",
    "en-US": "A weight goes from −100 to 100",
    "es-ES": "El peso va de −100 a 100",
    "fr-FR": "Un poids va de −100 à 100",
  },
  question_row_lost: {
    "pt-BR": "Esta linha não pertence à pergunta acima",
    "en-US": "This row does not belong to the question above",
    "es-ES": "Esta fila no pertenece a la pregunta de arriba",
    "fr-FR": "Cette ligne n’appartient pas à la question au-dessus",
  },
  question_other_kind: {
    "pt-BR": "A pergunta com este id é de outro tipo",
    "en-US": "The question of this id is of another kind",
    "es-ES": "La pregunta con este id es de otro tipo",
    "fr-FR": "La question de cet id est d’un autre type",
  },
} as const satisfies Record<string, LocalizedText>;
