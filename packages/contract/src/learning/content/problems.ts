import { declareProblems } from "../../core/problem.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

export const contentProblems = {
  fileNotReady: problem("content.file_not_ready", 409),
  hostNotNamed: problem("content.host_not_named", 422),
  unpacking: problem("content.unpacking", 409),
} as const;

/** Why a ZIP cannot be a package: what the job that unpacks it says. */
export const packageProblems = {
  unreadable: problem("content.zip_unreadable", 422),
  encrypted: problem("content.zip_encrypted", 422),
  name: problem("content.zip_name", 422),
  twice: problem("content.zip_twice", 422),
  link: problem("content.zip_link", 422),
  wrongSize: problem("content.zip_wrong_size", 422),
  tooBig: problem("content.zip_too_big", 422),
  tooMany: problem("content.zip_too_many", 422),
  bomb: problem("content.zip_bomb", 422),
  method: problem("content.zip_method", 422),
  manifestMissing: problem("content.manifest_missing", 422),
  manifestNested: problem("content.manifest_nested", 422),
  manifestTooBig: problem("content.manifest_too_big", 422),
  manifestMalformed: problem("content.manifest_malformed", 422),
  manifestEntities: problem("content.manifest_entities", 422),
  notManifest: problem("content.not_a_manifest", 422),
  version: problem("content.manifest_version", 422),
  noOrganization: problem("content.no_organization", 422),
  identifierTwice: problem("content.identifier_twice", 422),
  identifierMissing: problem("content.identifier_missing", 422),
  resourceUnknown: problem("content.resource_unknown", 422),
  resourceMissing: problem("content.resource_missing", 422),
  resourceOutside: problem("content.resource_outside", 422),
  indexMissing: problem("content.index_missing", 422),
  broken: problem("content.unpack_failed", 422),
} as const;
export type PackageProblem = keyof typeof packageProblems;
