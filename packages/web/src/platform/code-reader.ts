import { runPictureJob } from "./picture-jobs.ts";

/** A person waits no longer than this for a code to be found; typing the number is quicker then. */
const PATIENCE = 6_000;

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** Whether what was found so far will do; without it, the first code does. */
  readonly enough?: ((texts: readonly string[]) => boolean) | undefined;
};

/**
 * The texts of QR, PDF417, Code 128 and ITF codes on a photo or a scanned PDF, by the device's own reader or ours.
 * Empty when there are none, when the picture cannot be decoded, or when nothing was found within six seconds.
 * Works without a network once its parts are in the cache.
 */
export async function readCodes(
  file: Blob,
  { signal, enough = (texts) => texts.length > 0 }: Options = {},
): Promise<string[]> {
  const found = new Set<string>();
  await runPictureJob(
    { kind: "read", file },
    {
      patience: PATIENCE,
      signal,
      onNews: (news) => {
        if (news.kind !== "codes") return false;
        for (const text of news.texts) found.add(text);
        return enough([...found]);
      },
    },
  );
  return [...found];
}
