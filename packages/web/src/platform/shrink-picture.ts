import { runPictureJob } from "./picture-jobs.ts";

/** Longest side in pixels and quality: print stays legible, a photo takes some 400 kB. */
const EDGE = 2000;
const QUALITY = 0.85;
const PATIENCE = 15_000;
/**
 * Formats the server reads as they are; a HEIC that this browser could decode is better sent as JPEG,
 * whatever its size.
 */
const PASSING = new Set(["image/jpeg", "image/png", "image/webp"]);

/**
 * `undecodable`: this browser cannot show the picture (HEIC outside Safari, a damaged file); ask the camera for JPEG.
 */
export type Shrunk = { readonly file: File } | { readonly refused: "undecodable" };

/**
 * A photo as it is sent: at most 2000 pixels a side, upright, JPEG; without place, time and device, which the camera
 * wrote into it. The original stays where that is smaller. A PDF passes as it is.
 */
export async function shrinkPicture(file: File, signal?: AbortSignal): Promise<Shrunk> {
  if (file.type === "application/pdf") return { file };
  let picture: Blob | undefined;
  let failed = false;
  await runPictureJob(
    { kind: "shrink", file, edge: EDGE, quality: QUALITY },
    {
      patience: PATIENCE,
      signal,
      onNews: (news) => {
        if (news.kind === "shrunk") picture = news.picture;
        if (news.kind === "failed") failed = true;
        return false;
      },
    },
  );
  if (failed) return { refused: "undecodable" };
  // Out of time, or no workers here: the server makes its own copies anyway.
  if (!picture || (picture.size >= file.size && PASSING.has(file.type))) return { file };
  const name = `${file.name.replace(/\.[^.]*$/, "") || "photo"}.jpg`;
  return { file: new File([picture], name, { type: "image/jpeg", lastModified: file.lastModified }) };
}
