// A package of ours at SCORM Cloud (§entities#type-scorm-cloud scorm_cloud): how far its import is, and why it failed.
import * as z from "zod/mini";
import { problem } from "../../core/problem.ts";
import { id, moment } from "../../core/shapes.ts";

/** `sending`: waits for the package to be unpacked, or is on its way; `running`: SCORM Cloud reads it. */
export const cloudImportStates = ["sending", "running", "done", "failed"] as const;
export type CloudImportState = (typeof cloudImportStates)[number];

/** Whether a course there may be a package of ours, which has the same id. */
export const mayBePackage = (course: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(course);

/** Why an import failed, as its author reads it. */
export const cloudImportProblems = {
  package: problem("scorm.cloud_package_refused", 409, {
    "pt-BR": "O pacote não pôde ser aberto, por isso não foi enviado ao SCORM Cloud",
    "en-US": "The package could not be opened, so it was not sent to SCORM Cloud",
    "es-ES": "El paquete no se pudo abrir, por eso no se envió a SCORM Cloud",
    "fr-FR": "Le paquet n’a pas pu être ouvert : il n’a pas été envoyé à SCORM Cloud",
  }),
  refused: problem("scorm.cloud_refused", 409, {
    "pt-BR": "O SCORM Cloud recusou o pacote",
    "en-US": "SCORM Cloud refused the package",
    "es-ES": "SCORM Cloud rechazó el paquete",
    "fr-FR": "SCORM Cloud a refusé le paquet",
  }),
  slow: problem("scorm.cloud_slow", 409, {
    "pt-BR": "O SCORM Cloud não terminou de ler o pacote em uma hora",
    "en-US": "SCORM Cloud did not finish reading the package within an hour",
    "es-ES": "SCORM Cloud no terminó de leer el paquete en una hora",
    "fr-FR": "SCORM Cloud n’a pas fini de lire le paquet en une heure",
  }),
  unreachable: problem("scorm.cloud_not_reached", 409, {
    "pt-BR": "O SCORM Cloud não respondeu. Tente de novo em alguns minutos",
    "en-US": "SCORM Cloud did not answer. Try again in a few minutes",
    "es-ES": "SCORM Cloud no respondió. Vuelve a intentarlo en unos minutos",
    "fr-FR": "SCORM Cloud n’a pas répondu. Réessayez dans quelques minutes",
  }),
} as const;
export type CloudRefusal = keyof typeof cloudImportProblems;

export const cloudImport = z.strictObject({
  /** Id of the package, and of its course at SCORM Cloud. */
  packageId: id,
  /** Which revision was sent; null: none yet. */
  revision: z.nullable(z.int()),
  state: z.enum(cloudImportStates),
  refusal: z.nullable(z.strictObject({ code: z.string(), title: z.string() })),
  /** Message of SCORM Cloud, in its own words. */
  message: z.string(),
  startedAt: moment,
  doneAt: z.nullable(moment),
});
export type CloudImport = z.output<typeof cloudImport>;
