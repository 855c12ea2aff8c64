import type { PictureVariant } from "../../outside/public-address.ts";

/** Where anybody sees the cover of a course that is shown. A new cover is a new file, so the address never lies. */
export const coverPath = "/portfolio-covers";
export const coverAddress = (fileId: string, variant: PictureVariant): string =>
  `${coverPath}/${fileId}/${variant}.webp`;
