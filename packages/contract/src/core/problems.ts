import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };
import { declareProblems } from "./problem.ts";

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

/** Refusals any endpoint may give (§messages#generic). */
export const genericProblems = {
  invalidInput: problem("request.invalid", 422),
  malformed: problem("request.malformed", 400),
  notSignedIn: problem("session.required", 401),
  credentialsWrong: problem("request.credentials_wrong", 401),
  forbidden: problem("request.forbidden", 403),
  notFound: problem("request.not_found", 404),
  moduleOff: problem("request.module_off", 404),
  conflict: problem("request.conflict", 409),
  keyReused: problem("request.idempotency_key_reused", 409),
  keyMissing: problem("request.idempotency_key_missing", 400),
  tooLarge: problem("request.too_large", 413),
  unsupportedType: problem("request.unsupported_type", 415),
  crossSite: problem("request.cross_site", 403),
  tooMany: problem("request.too_many", 429),
  timeout: problem("request.timeout", 408),
  busy: problem("service.busy", 503),
  unavailable: problem("service.unavailable", 503),
  diskFull: problem("service.disk_full", 503),
  maintenance: problem("service.under_maintenance", 503),
  occurred: problem("service.error", 500),
  unexpected: problem("service.unexpected", 500),
  loadFailed: problem("service.load_failed", 500),
} as const;

/** Refusals only the device itself can meet (§messages#generic); here so that their texts are in the same place. */
export const deviceProblems = {
  offline: problem("device.offline", 503),
  downloadFailed: problem("device.download_failed", 500),
  libraryFileNotFound: problem("library.file_not_found", 404),
  windowBlocked: problem("device.window_blocked", 500),
  messageNotSent: problem("support.message_not_sent", 500),
  noStoreCodes: problem("app_store.no_codes", 409),
} as const;
