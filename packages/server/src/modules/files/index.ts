import { sweep } from "./sweep.ts";

/** Files people upload: what they are, where they lie, who may use them. */
export { fileRoutes } from "./files.routes.ts";
export { pictureUrl, readBytes, readyPicture } from "./use-file.ts";
export const fileJobs = { "files.sweep": sweep };
