import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { StorePort } from "../../../platform/outside/ports.ts";
import { areCaptions } from "../rules/captions.ts";
import type { ByteSource } from "./byte-source.ts";
import { mp4Length } from "./mp4.ts";
import { countPages } from "./pdf-pages.ts";
import { mp3Length, oggLength, wavLength } from "./sound.ts";
import { webmLength } from "./webm.ts";

/** Facts read from the bytes: §learning#player shares of pages and seconds are judged by these, never by what a device says. */
export interface FileFacts {
  seconds?: number;
  pages?: number;
  /** Length that cannot be read. */
  unreadable?: true;
}

interface Stored {
  key: string;
  kind: FileKind;
  type: string;
  size: number;
}

const lengths: Readonly<Record<string, (source: ByteSource) => Promise<{ seconds: number } | undefined>>> = {
  "video/mp4": mp4Length,
  "audio/mp4": mp4Length,
  "video/webm": webmLength,
  "audio/webm": webmLength,
  "audio/wav": wavLength,
  "audio/ogg": oggLength,
  "audio/mpeg": mp3Length,
};

/** Facts of a whole file in the store, read where they stand; "damaged" when it is not whole or not what it seems. */
export async function factsOf(store: StorePort, file: Stored): Promise<FileFacts | "damaged"> {
  const { kind, type, key, size } = file;
  if (kind === "course_video" || kind === "course_audio") {
    return (await lengths[type]?.(sourceOf(store, key, size))) ?? "damaged";
  }
  if (kind === "course_pdf") {
    const pages = await countPages(await bytesOf(store, key));
    return pages === undefined ? "damaged" : { pages };
  }
  if (kind === "course_captions") {
    return areCaptions(new TextDecoder().decode(await bytesOf(store, key))) ? {} : "damaged";
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
