import { Readable } from "node:stream";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { FastifyRequest } from "fastify";
import { type Refusal, refuse } from "../../core/refusal.ts";

/** Multipart bodies held in memory at one moment; the next caller comes again. */
const atOnce = 4;
/** Room for boundaries, headers and the fields beside the file. */
const besideTheFile = 16 * 1024;
let held = 0;

/**
 * Fields of a multipart body (§api#uploads), read only now: who may not call has sent it in vain. A field that stands
 * twice is malformed, as it is in an address.
 */
export async function readForm(
  request: FastifyRequest,
  longestFile: number,
): Promise<Record<string, unknown> | Refusal> {
  const type = request.headers["content-type"] ?? "";
  if (!(request.body instanceof Readable)) return refuse(genericProblems.unsupportedType);
  if (held >= atOnce) return refuse(genericProblems.busy);
  held += 1;
  try {
    const bytes = await readUpTo(request.body, longestFile + besideTheFile);
    if (!bytes) return refuse(genericProblems.tooLarge);
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    const entries = [...form];
    const fields = Object.fromEntries(entries);
    return Object.keys(fields).length === entries.length ? fields : refuse(genericProblems.malformed);
  } catch {
    return refuse(genericProblems.malformed);
  } finally {
    held -= 1;
  }
}

/** Bytes of a stream; undefined: they are more than these. */
async function readUpTo(stream: Readable, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
