import type { CaptionChange } from "@trilha/contract/core/files/caption-changes.ts";
import type { Conversion } from "@trilha/contract/core/files/conversion.ts";
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { StorePort } from "../../../platform/outside/ports.ts";
import { type Refusal, refuse } from "../../refusal.ts";
import { mendCaptions } from "../rules/mend-captions.ts";
import { objectionToMedia } from "../rules/playable.ts";
import type { ByteSource, MediaReading } from "./byte-source.ts";
import { readMp4 } from "./mp4.ts";
import { countPages } from "./pdf-pages.ts";
import { readMp3, readOgg, readWav } from "./sound.ts";
import { readWebm } from "./webm.ts";

/** Facts read from the bytes: §learning#player shares of pages and seconds are judged by these, never by what a device says. */
export interface FileFacts {
  seconds?: number;
  pages?: number;
  /** Changes made to captions. */
  changes?: CaptionChange[];
  /** Conversion that this file waits for, or that failed; gone once it has succeeded (§learning#converted). */
  conversion?: Conversion;
  /** Length that cannot be read. */
  unreadable?: true;
}

interface Stored {
  key: string;
  kind: FileKind;
  type: string;
  size: number;
}

const readers: Readonly<Record<string, (source: ByteSource) => Promise<MediaReading>>> = {
  "video/mp4": readMp4,
  "audio/mp4": readMp4,
  "video/webm": readWebm,
  "audio/webm": readWebm,
  "audio/wav": readWav,
  "audio/ogg": readOgg,
  "audio/mpeg": readMp3,
};

/** Facts of a whole file in the store, read where they stand; refused when it is not whole, or nobody could use it. */
export async function factsOf(store: StorePort, file: Stored): Promise<FileFacts | Refusal> {
  const { kind, type, key, size } = file;
  if (kind === "course_video" || kind === "course_audio") {
    const media = await readers[type]?.(sourceOf(store, key, size));
    const objection = objectionToMedia(kind, media);
    return objection ? refuse(objection.problem, objection.params) : { seconds: media?.seconds ?? 0 };
  }
  if (kind === "course_pdf") {
    const pages = await countPages(await bytesOf(store, key));
    if (pages === "locked") return refuse(fileProblems.locked);
    return pages === undefined ? refuse(fileProblems.damaged) : { pages };
  }
  if (kind === "course_captions") {
    const mended = mendCaptions(await bytesOf(store, key));
    if ("problem" in mended) return refuse(mended.problem, mended.params);
    return mended.changes.length > 0 ? { changes: mended.changes } : {};
  }
  return {};
}

async function bytesOf(store: StorePort, key: string): Promise<Uint8Array> {
  const object = await store.read(key);
  if (!object) throw new Error("the file is not in the store");
  return Buffer.concat(await object.stream.toArray());
}

const block = 64 * 1024;

/** A file in the store; what is small and near is asked for once. */
function sourceOf(store: StorePort, key: string, size: number): ByteSource {
  let held = { start: 0, bytes: Buffer.alloc(0) };
  return {
    size,
    read: async (start, length) => {
      const end = Math.min(size, start + length);
      if (start < 0 || end <= start) return Buffer.alloc(0);
      if (start < held.start || end > held.start + held.bytes.length) {
        const last = Math.min(size, Math.max(end, start + block)) - 1;
        const object = await store.read(key, { first: start, last });
        if (!object) throw new Error("the file is not in the store");
        held = { start, bytes: Buffer.concat(await object.stream.toArray()) };
      }
      return held.bytes.subarray(start - held.start, end - held.start);
    },
  };
}
