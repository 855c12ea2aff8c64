/** Files people upload: what they are, where they lie, who may use them. */
export { addFile } from "./add-file.ts";
export { readLines, writeAll } from "./bring-in.ts";
export { type FileFacts, factsOf as readFacts } from "./facts/file-facts.ts";
export { keepFile, knownFacts, retireFile } from "./files.queries.ts";
export { fileRoutes } from "./files.routes.ts";
export { fileJobs } from "./jobs.ts";
export { eraseFilesOf, ownOriginals } from "./leave-files.ts";
export { lineErrorsInWords, openSheet, openText } from "./open-sheet.ts";
export { readSheet, type Sheet } from "./read-sheet.ts";
export {
  areReady,
  fileAddresses,
  fileNameOf,
  isOwnReady,
  pictureUrl,
  readOriginal,
  readyPicture,
} from "./use-file.ts";
