import { runPictureJob } from "./picture-jobs.ts";
import type { PictureJob } from "./picture-messages.ts";

/** A person waits no longer than this for a code to be found; typing the number is quicker then. */
const PATIENCE = 6_000;
/** Where a PDF's photographs gave nothing, its pages are drawn; what draws them has to be fetched first. */
const PAGES_PATIENCE = 8_000;

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** Whether what was found so far will do; without it, the first code does. */
  readonly enough?: ((texts: readonly string[]) => boolean) | undefined;
};

/**
 * The texts of QR, PDF417, Code 128 and ITF codes on a photo or a PDF, by the device's own reader or ours. Empty when
 * there are none, when the file cannot be decoded, or when nothing was found within six seconds; a PDF may take eight
 * more. Works without a network once its parts are in the cache.
 */
export async function readCodes(
  file: Blob,
  { signal, enough = (texts) => texts.length > 0 }: Options = {},
): Promise<string[]> {
  const codes = new Set<string>();
  const satisfied = () => enough([...codes]);
  const look = (kind: "read" | "pages", patience: number) => {
    const job: PictureJob = { kind, file };
    return runPictureJob(job, {
      patience,
      signal,
      onNews: (news) => {
        if (news.kind !== "codes") return false;
        for (const text of news.texts) codes.add(text);
        return satisfied();
      },
    });
  };
  await look("read", PATIENCE);
  if (file.type === "application/pdf" && !satisfied()) await look("pages", PAGES_PATIENCE);
  return [...codes];
}
