import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { completeUpload, resumeUpload, startUpload } from "@trilha/contract/core/files/endpoints.ts";
import { type FileKind, workbookType } from "@trilha/contract/core/files/rules.ts";
import { authority } from "./authority.ts";
import { call } from "./call.ts";
import { isRefused, problemFrom, Refused } from "./problem.ts";
import { pause, waitBeforeRepeat } from "./repeat.ts";

type PartPlan = {
  readonly partSize: number;
  readonly parts: readonly { readonly number: number; readonly url: string }[];
};

export type UploadSlice = { readonly url: string; readonly from: number; readonly to: number };

/** Which bytes go to which address. Parts are numbered from 1; the last one is as long as what is left. */
export const rangesOf = ({ partSize, parts }: PartPlan, size: number): readonly UploadSlice[] =>
  parts.map(({ number, url }) => ({
    url,
    from: (number - 1) * partSize,
    to: Math.min(size, number * partSize),
  }));

export type Uploaded = Answer<typeof completeUpload>;
type Plan = Answer<typeof startUpload>;

type Options = {
  readonly signal?: AbortSignal | undefined;
  /** Told of the bytes that have arrived, as a share from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

const TRIES = 3;
const PAUSE = 800;

/** Uploads that were begun in this visit: the same file tried again goes on where it stopped. */
const begun = new WeakMap<File, string>();

/** Excel gives CSV files a type of its own; what is inside is looked at by the server anyway. */
const typeOf = (file: File, kind: FileKind): string => {
  if (kind !== "import") return file.type || "application/octet-stream";
  return /\.xlsx$/i.test(file.name) ? workbookType : "text/csv";
};

async function planOf(file: File, kind: FileKind, signal: AbortSignal | undefined): Promise<Plan> {
  const fileId = begun.get(file);
  if (fileId) {
    try {
      return await call(resumeUpload, { params: { id: fileId } }, { signal });
    } catch (error) {
      const gone = isRefused(error) && (error.status === 404 || error.status === 410);
      if (!gone) throw error;
    }
  }
  const body = { kind, name: file.name.slice(0, 256), type: typeOf(file, kind), size: file.size };
  const plan = await call(startUpload, { body }, { signal });
  begun.set(file, plan.fileId);
  return plan;
}

/** One PUT. XMLHttpRequest, because fetch does not tell how much has left the device. */
function put(
  { url, bytes }: { url: string; bytes: Blob },
  { signal, onSent }: { signal: AbortSignal | undefined; onSent: (bytes: number) => void },
): Promise<void> {
  const request = new XMLHttpRequest();
  const words = authority().words;
  return new Promise((resolve, reject) => {
    request.open("PUT", url);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve();
      const header = (name: string) => request.getResponseHeader(name);
      const problem = problemFrom(request.status, parsed(request.responseText), header);
      if (!problem.message) problem.message = words("unexpected");
      return reject(problem);
    };
    request.onerror = () =>
      reject(new Refused({ code: "device.offline", status: 0, title: words("offline") }));
    request.onabort = () => reject(new DOMException("Stopped", "AbortError"));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.setRequestHeader("content-type", "application/octet-stream");
    request.send(bytes);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A part may stumble over a bad network; it is tried again before the person has to. */
async function sendPart(
  file: File,
  { url, from, to }: UploadSlice,
  options: Parameters<typeof put>[1],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await put({ url, bytes: file.slice(from, to) }, options);
    } catch (error) {
      if (!isRefused(error)) throw error;
      const stumbled = error.status >= 500 && error.retryAfter === undefined && attempt < TRIES;
      const wait = waitBeforeRepeat(error, attempt - 1) ?? (stumbled ? PAUSE * attempt : undefined);
      if (wait === undefined) throw error;
      await pause(wait, options.signal);
    }
  }
}

/**
 * Sends a file straight to the store and closes the upload. Throws `Refused`; called again with the same
 * file, it sends only what is missing.
 */
export async function upload(
  file: File,
  kind: FileKind,
  { signal, onProgress }: Options = {},
): Promise<Uploaded> {
  const plan = await planOf(file, kind, signal);
  const ranges = rangesOf(plan, file.size);
  let done = file.size - ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  const tell = (bytes: number) => onProgress?.(Math.min(1, bytes / Math.max(1, file.size)));
  tell(done);
  for (const range of ranges) {
    await sendPart(file, range, { signal, onSent: (sent) => tell(done + sent) });
    done += range.to - range.from;
    tell(done);
  }
  const uploaded = await call(completeUpload, { body: { file_id: plan.fileId } }, { signal });
  begun.delete(file);
  return uploaded;
}
