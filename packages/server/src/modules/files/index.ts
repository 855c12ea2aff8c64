import { sweep } from "./sweep.ts";

/** Files people upload: what they are, where they lie, who may use them. */
export { fileRoutes } from "./files.routes.ts";
export { lineErrorsInWords, openSheet } from "./open-sheet.ts";
export { readSheet, type Sheet } from "./read-sheet.ts";
export { fileAddresses, pictureUrl, readOriginal, readyPicture } from "./use-file.ts";
export const fileJobs = { "files.sweep": sweep };
