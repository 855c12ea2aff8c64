import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient, AwsV4Signer } from "aws4fetch";
import type { Keys } from "../../../core/keys.ts";
import type { Clock } from "../../../parts.ts";
import type { ByteRange, Reader, ReadOptions, StoredObject, StorePort } from "../ports.ts";
import { objectAddress } from "./address.ts";
import { contentDisposition } from "./disposition.ts";
import { assertKey } from "./key.ts";
import { readTags } from "./s3-answer.ts";

export interface S3Account {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const directLife = 60;

/** Files in any store that speaks the S3 API, addressed by path. The bucket stays private. */
export class S3Store implements StorePort {
  readonly name = "s3";
  // The least S3 takes for a part that is not the last.
  readonly partSize = 5 * 1024 * 1024;
  readonly #account: S3Account;
  readonly #client: AwsClient;
  readonly #keys: Keys;
  readonly #clock: Clock;

  constructor(account: S3Account, around: { keys: Keys; clock: Clock }) {
    const { region, accessKeyId, secretAccessKey } = account;
    this.#account = account;
    this.#client = new AwsClient({ service: "s3", region, accessKeyId, secretAccessKey, retries: 2 });
    this.#keys = around.keys;
    this.#clock = around.clock;
  }

  async startUpload(key: string): Promise<string> {
    const answer = await this.#ask("POST", this.#url(key, { uploads: "" }));
    const [id] = readTags(await expectOk(answer), "UploadId");
    if (!id) throw new Error("the store opened no upload");
    return id;
  }

  async partUrl(
    key: string,
    id: string,
    part: { number: number; size: number },
    expiresAt: Date,
  ): Promise<string> {
    const seconds = Math.floor((expiresAt.getTime() - this.#clock.now().getTime()) / 1000);
    const url = this.#url(key, { partNumber: String(part.number), uploadId: id });
    // The size is signed too: the store refuses more bytes than announced.
    return this.#presign("PUT", url, seconds, { "content-length": String(part.size) });
  }

  async listParts(key: string, id: string): Promise<{ number: number; size: number }[]> {
    return (await this.#parts(key, id)).map(({ number, size }) => ({ number, size }));
  }

  async completeUpload(key: string, id: string): Promise<void> {
    const parts = await this.#parts(key, id);
    if (parts.length === 0) return;
    const list = parts.map(
      ({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${list.join("")}</CompleteMultipartUpload>`;
    const answer = await this.#ask("POST", this.#url(key, { uploadId: id }), { body });
    if (answer.status === 404) return;
    // The store may answer 200 and only then find out that it cannot.
    const text = await expectOk(answer);
    if (text.includes("<Error>")) throw new Error(`the store could not join: ${readTags(text, "Code")[0]}`);
  }

  async abandonUpload(key: string, id: string | null): Promise<void> {
    const ids = id === null ? await this.#uploads(key) : [id];
    for (const uploadId of ids) {
      const answer = await this.#ask("DELETE", this.#url(key, { uploadId }));
      if (answer.status !== 404) await expectOk(answer);
    }
  }

  async put(key: string, bytes: Uint8Array, type: string): Promise<void> {
    const body = bytes as Uint8Array<ArrayBuffer>;
    await expectOk(await this.#ask("PUT", this.#url(key), { body, headers: { "content-type": type } }));
  }

  async putStream(key: string, bytes: Readable, type: string): Promise<void> {
    let id: string | undefined;
    let number = 0;
    let held: Uint8Array<ArrayBuffer> | undefined;
    try {
      for await (const part of partsOf(bytes, this.partSize)) {
        if (held) {
          id ??= await this.startUpload(key);
          number += 1;
          await this.#putPart(key, id, number, held);
        }
        held = part;
      }
      // Objects that fit into one part need no upload in parts.
      if (id === undefined) return await this.put(key, held ?? new Uint8Array(), type);
      if (held) await this.#putPart(key, id, number + 1, held);
      await this.completeUpload(key, id);
    } catch (error) {
      if (id !== undefined) await this.abandonUpload(key, id);
      throw error;
    }
  }

  async #putPart(key: string, id: string, number: number, part: Uint8Array<ArrayBuffer>): Promise<void> {
    const url = this.#url(key, { partNumber: String(number), uploadId: id });
    await expectOk(await this.#ask("PUT", url, { body: part }));
  }

  async read(key: string, range?: ByteRange): Promise<StoredObject | undefined> {
    const headers = range && { range: `bytes=${range.first}-${range.last}` };
    const answer = await this.#ask("GET", this.#url(key), { ...(headers && { headers }) });
    if (answer.status === 404) return undefined;
    if (!answer.ok || !answer.body) throw new Error(`the store answered ${answer.status}`);
    const whole = answer.headers.get("content-range")?.split("/")[1] ?? answer.headers.get("content-length");
    return { size: Number(whole), stream: Readable.fromWeb(answer.body as ReadableStream) };
  }

  async size(key: string): Promise<number | undefined> {
    const answer = await this.#ask("HEAD", this.#url(key));
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`the store answered ${answer.status}`);
    return Number(answer.headers.get("content-length"));
  }

  async delete(key: string): Promise<void> {
    const answer = await this.#ask("DELETE", this.#url(key));
    if (answer.status !== 404) await expectOk(answer);
  }

  readUrl(key: string, options: ReadOptions & { reader: Reader }): string {
    return objectAddress(this.#keys, key, options);
  }

  directUrl(key: string, { type, fileName }: ReadOptions): Promise<string> {
    const answerWith = {
      "response-content-type": type,
      "response-content-disposition": contentDisposition(type, fileName),
      "response-cache-control": "private, max-age=300",
    };
    return this.#presign("GET", this.#url(key, answerWith), directLife);
  }

  async tidy(): Promise<void> {
    // The store shows an object only when it is whole.
  }

  async check(): Promise<void> {
    const answer = await this.#ask("HEAD", this.#bucket());
    if (!answer.ok) throw new Error(`the store answered ${answer.status}`);
  }

  #bucket(): URL {
    const { endpoint, bucket } = this.#account;
    return new URL(`${endpoint.replace(/\/$/, "")}/${bucket}`);
  }

  #url(key: string, query: Record<string, string> = {}): URL {
    assertKey(key);
    const url = new URL(`${this.#bucket().href}/${key}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  }

  #ask(method: string, url: URL, init: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(60_000);
    return this.#client.fetch(url.href, { method, redirect: "error", signal, ...init });
  }

  async #presign(
    method: string,
    url: URL,
    seconds: number,
    headers: Record<string, string> = {},
  ): Promise<string> {
    url.searchParams.set("X-Amz-Expires", String(seconds));
    const { region, accessKeyId, secretAccessKey } = this.#account;
    const datetime = this.#clock
      .now()
      .toISOString()
      .replace(/[:-]|\.\d{3}/g, "");
    const who = { service: "s3", region, accessKeyId, secretAccessKey };
    const how = { signQuery: true, allHeaders: true, datetime };
    const signed = await new AwsV4Signer({ method, url: url.href, headers, ...who, ...how }).sign();
    return signed.url.href;
  }

  async #parts(key: string, uploadId: string): Promise<{ number: number; size: number; etag: string }[]> {
    const parts: { number: number; size: number; etag: string }[] = [];
    for (let after = "0"; ; ) {
      const url = this.#url(key, { uploadId, "part-number-marker": after });
      const answer = await this.#ask("GET", url);
      if (answer.status === 404) return [];
      const text = await expectOk(answer);
      for (const part of readTags(text, "Part")) {
        const [number, size, etag] = ["PartNumber", "Size", "ETag"].map((tag) => readTags(part, tag)[0]);
        parts.push({ number: Number(number), size: Number(size), etag: etag ?? "" });
      }
      const next = readTags(text, "NextPartNumberMarker")[0];
      if (readTags(text, "IsTruncated")[0] !== "true" || !next) return parts;
      after = next;
    }
  }

  async #uploads(key: string): Promise<string[]> {
    const url = this.#bucket();
    url.searchParams.set("uploads", "");
    url.searchParams.set("prefix", key);
    const text = await expectOk(await this.#ask("GET", url));
    return readTags(text, "Upload")
      .filter((upload) => readTags(upload, "Key")[0] === key)
      .flatMap((upload) => readTags(upload, "UploadId"));
  }
}

async function expectOk(answer: Response): Promise<string> {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the store answered ${answer.status} ${readTags(text, "Code")[0] ?? ""}`);
  return text;
}

/** A stream in pieces of one size, the last one smaller. */
async function* partsOf(bytes: Readable, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    held.push(chunk);
    length += chunk.length;
    while (length >= size) {
      const whole = Buffer.concat(held);
      yield Uint8Array.from(whole.subarray(0, size));
      held = [whole.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Uint8Array.from(Buffer.concat(held));
}
