/** Files people upload: what they are, where they lie, who may use them. */
export { addFile } from "./add-file.ts";
export { conversionShown } from "./conversion-shown.ts";
export { type FileFacts, factsOf as readFacts } from "./facts/file-facts.ts";
export { keepFile, knownFacts, retireFile } from "./files.queries.ts";
export { fileRoutes } from "./files.routes.ts";
export { fileJobs } from "./jobs.ts";
export { eraseFilesOf, ownOriginals } from "./leave-files.ts";
export {
  areReady,
  fileAddresses,
  fileNameOf,
  isOwnReady,
  pictureUrl,
  readOriginal,
  readyPicture,
} from "./use-file.ts";
