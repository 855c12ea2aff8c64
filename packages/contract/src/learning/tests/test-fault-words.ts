import type { LocalizedText } from "../../core/locale.ts";
import type { TestFaultCode } from "./test-faults.ts";

/** Words for the faults of a test, as its author reads it. */
export const testFaultWords: Readonly<Record<TestFaultCode, LocalizedText>> = {
  test_empty: {
    "pt-BR": "O teste ainda não tem perguntas",
    "en-US": "The test has no questions yet",
    "es-ES": "El test todavía no tiene preguntas",
    "fr-FR": "Le test n’a pas encore de questions",
  },
  test_too_few: {
    "pt-BR": "A parte {{part}} pede {{wanted}} perguntas, e só há {{there}} para ela",
    "en-US": "Part {{part}} asks for {{wanted}} questions, and there are only {{there}} for it",
    "es-ES": "La parte {{part}} pide {{wanted}} preguntas, y solo hay {{there}} para ella",
    "fr-FR": "La partie {{part}} demande {{wanted}} questions, et il n’y en a que {{there}} pour elle",
  },
  test_too_many: {
    "pt-BR": "O teste teria {{wanted}} perguntas; o máximo é {{most}}",
    "en-US": "The test would hold {{wanted}} questions; the most is {{most}}",
    "es-ES": "El test tendría {{wanted}} preguntas; el máximo es {{most}}",
    "fr-FR": "Le test compterait {{wanted}} questions ; le maximum est {{most}}",
  },
  test_module_uncovered: {
    "pt-BR": "Nenhuma pergunta sobre o módulo {{module}}",
    "en-US": "No question about the module {{module}}",
    "es-ES": "Ninguna pregunta sobre el módulo {{module}}",
    "fr-FR": "Aucune question sur le module {{module}}",
  },
  test_question_retired: {
    "pt-BR": "A parte {{part}} usa perguntas aposentadas: {{questions}}. Troque ou restaure",
    "en-US": "Part {{part}} asks retired questions: {{questions}}. Replace or restore them",
    "es-ES": "La parte {{part}} usa preguntas retiradas: {{questions}}. Cámbialas o restáuralas",
    "fr-FR": "La partie {{part}} pose des questions retirées : {{questions}}. Remplacez-les ou restaurez-les",
  },
  test_question_language: {
    "pt-BR": "A parte {{part}} tem perguntas incompletas no idioma do curso: {{questions}}",
    "en-US": "Part {{part}} has questions that are incomplete in the course’s own language: {{questions}}",
    "es-ES": "La parte {{part}} tiene preguntas incompletas en el idioma del curso: {{questions}}",
    "fr-FR": "La partie {{part}} a des questions incomplètes dans la langue du cours : {{questions}}",
  },
  test_scale: {
    "pt-BR": "A parte {{part}} pede opinião em escala ({{questions}}): só uma avaliação de reação pode",
    "en-US": "Part {{part}} asks for opinions on a scale ({{questions}}): only a reaction evaluation may",
    "es-ES":
      "La parte {{part}} pide opiniones en escala ({{questions}}): solo una evaluación de reacción puede",
    "fr-FR":
      "La partie {{part}} demande des avis sur une échelle ({{questions}}) : seule une évaluation à chaud le peut",
  },
  test_essay_waits: {
    "pt-BR": "Perguntas dissertativas esperam a correção: nelas o retorno não vem na hora",
    "en-US": "Essays wait for their mark: their feedback does not come at once",
    "es-ES": "Las preguntas de desarrollo esperan la corrección: en ellas la respuesta no llega al momento",
    "fr-FR": "Les rédactions attendent leur correction : leur retour n’est pas immédiat",
  },
  test_never_lost: {
    "pt-BR": "Com tentativas ilimitadas, ninguém chega à consequência de falhar em todas",
    "en-US": "With unlimited attempts nobody ever fails all of them",
    "es-ES": "Con intentos ilimitados, nadie llega a fallar todos",
    "fr-FR": "Avec des tentatives illimitées, personne n’échoue à toutes",
  },
  test_feedback_never: {
    "pt-BR": "As respostas apareceriam depois do encerramento, e o teste não encerra",
    "en-US": "Right answers would be shown after it closes, and the test never closes",
    "es-ES": "Las respuestas se mostrarían tras el cierre, y el test no cierra",
    "fr-FR": "Les réponses seraient montrées après la clôture, et le test n’est jamais clos",
  },
  test_closed: {
    "pt-BR": "O teste já está encerrado",
    "en-US": "The test has closed already",
    "es-ES": "El test ya está cerrado",
    "fr-FR": "Le test est déjà clos",
  },
};
