import { createHash, randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { AwsV4Signer } from "aws4fetch";
import { type Arrived, startProvider } from "./provider.ts";

const account = { accessKeyId: "test-key", secretAccessKey: "test-secret", region: "test-1" };

export type S3Stub = {
  /** As the settings have it. */
  account: typeof account & { endpoint: string; bucket: string };
  objects: Map<string, { bytes: Buffer; type: string }>;
  uploads: Map<string, { key: string; parts: Map<number, Buffer> }>;
  arrived: Arrived[];
  /** Statuses of the next requests. */
  nextStatus: number[];
  stop(): Promise<void>;
};

/** An S3 store in memory that checks every signature, for as much of the API as the product uses. */
export async function startS3Stub(now: () => Date): Promise<S3Stub> {
  const bucket = "files";
  const objects: S3Stub["objects"] = new Map();
  const uploads: S3Stub["uploads"] = new Map();
  const nextStatus: number[] = [];
  const provider = await startProvider(async (request, response) => {
    const status = nextStatus.shift();
    if (status) return void response.writeHead(status).end();
    const url = new URL(request.path, provider.origin);
    if (!(await isSigned(request, url, now()))) return void fail(response, 403, "SignatureDoesNotMatch");
    const [, name, ...rest] = url.pathname.split("/");
    if (name !== bucket) return void fail(response, 404, "NoSuchBucket");
    const key = rest.join("/");
    if (key === "") return answerBucket(request, url, response, uploads);
    if (url.searchParams.has("uploads") || url.searchParams.has("uploadId")) {
      return answerUpload({ request, url, response, key, objects, uploads });
    }
    answerObject(request, url, response, key, objects);
  });
  return {
    account: { ...account, endpoint: provider.origin, bucket },
    objects,
    uploads,
    arrived: provider.arrived,
    nextStatus,
    stop: provider.stop,
  };
}

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { "content-type": "application/xml" })
    .end(`<Error><Code>${code}</Code></Error>`);
}

/** Signs the request anew with what it says of itself, and compares. */
async function isSigned({ method, headers }: Arrived, url: URL, now: Date): Promise<boolean> {
  const inQuery = url.searchParams.has("X-Amz-Signature");
  const given = inQuery
    ? url.searchParams.get("X-Amz-Signature")
    : /Signature=([0-9a-f]{64})/.exec(headers.authorization ?? "")?.[1];
  const signed = inQuery
    ? url.searchParams.get("X-Amz-SignedHeaders")
    : /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1];
  const datetime = inQuery ? url.searchParams.get("X-Amz-Date") : headers["x-amz-date"];
  if (!given || !signed || typeof datetime !== "string") return false;
  const names = signed.split(";").filter((name) => name !== "host");
  const again = new URL(url);
  again.searchParams.delete("X-Amz-Signature");
  const signer = new AwsV4Signer({
    method,
    url: again.href,
    headers: Object.fromEntries(names.map((name) => [name, String(headers[name] ?? "")])),
    service: "s3",
    ...account,
    datetime,
    signQuery: inQuery,
    allHeaders: true,
  });
  if ((await signer.signature()) !== given) return false;
  const begun = Date.parse(datetime.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  const life = Number(url.searchParams.get("X-Amz-Expires") ?? 900);
  return !inQuery || now.getTime() < begun + life * 1000;
}

function answerBucket(
  { method }: Arrived,
  url: URL,
  response: ServerResponse,
  uploads: S3Stub["uploads"],
): void {
  if (method === "HEAD") return void response.writeHead(200).end();
  const prefix = url.searchParams.get("prefix") ?? "";
  const open = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
  const list = open.map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
  response.writeHead(200).end(`<ListMultipartUploadsResult>${list.join("")}</ListMultipartUploadsResult>`);
}

const etag = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;
const perPage = 2;

function answerUpload(at: {
  request: Arrived;
  url: URL;
  response: ServerResponse;
  key: string;
  objects: S3Stub["objects"];
  uploads: S3Stub["uploads"];
}): void {
  const { request, url, response, key, objects, uploads } = at;
  if (url.searchParams.has("uploads")) {
    const id = `${randomUUID()}.&"`;
    uploads.set(id, { key, parts: new Map() });
    const shown = id.replace("&", "&amp;").replace('"', "&quot;");
    return void response.writeHead(200).end(`<Result><UploadId>${shown}</UploadId></Result>`);
  }
  const id = url.searchParams.get("uploadId") ?? "";
  const upload = uploads.get(id);
  if (upload?.key !== key) return void fail(response, 404, "NoSuchUpload");
  switch (request.method) {
    case "PUT": {
      const part = Number(url.searchParams.get("partNumber"));
      upload.parts.set(part, request.body);
      return void response.writeHead(200, { etag: etag(request.body) }).end();
    }
    case "DELETE":
      uploads.delete(id);
      return void response.writeHead(204).end();
    case "GET": {
      const after = Number(url.searchParams.get("part-number-marker"));
      const all = [...upload.parts].sort(([a], [b]) => a - b).filter(([number]) => number > after);
      const shown = all
        .slice(0, perPage)
        .map(
          ([number, bytes]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>${etag(bytes).replaceAll('"', "&quot;")}</ETag>` +
            `<Size>${bytes.length}</Size></Part>`,
        );
      const next = all.slice(0, perPage).at(-1)?.[0] ?? 0;
      const more = `<IsTruncated>${all.length > perPage}</IsTruncated>`;
      return void response
        .writeHead(200)
        .end(`<R><NextPartNumberMarker>${next}</NextPartNumberMarker>${more}${shown.join("")}</R>`);
    }
    default: {
      const listed = [...request.body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)</g)];
      const parts = listed.map(([, number, tag]) => ({ bytes: upload.parts.get(Number(number)), tag }));
      const good = parts.every(({ bytes, tag }) => bytes && etag(bytes) === tag);
      if (!good) return void fail(response, 200, "InvalidPart");
      const bytes = Buffer.concat(parts.flatMap((part) => part.bytes ?? []));
      objects.set(key, { bytes, type: "binary/octet-stream" });
      uploads.delete(id);
      return void response.writeHead(200).end("<CompleteMultipartUploadResult/>");
    }
  }
}

function answerObject(
  { method, headers, body }: Arrived,
  url: URL,
  response: ServerResponse,
  key: string,
  objects: S3Stub["objects"],
): void {
  if (method === "PUT") {
    objects.set(key, { bytes: body, type: String(headers["content-type"]) });
    return void response.writeHead(200).end();
  }
  if (method === "DELETE") {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  const object = objects.get(key);
  if (!object) return void fail(response, 404, "NoSuchKey");
  const size = object.bytes.length;
  const answer: Record<string, string> = { "content-type": object.type };
  for (const [name, value] of url.searchParams) {
    if (name.startsWith("response-")) answer[name.replace("response-", "")] = value;
  }
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  const bytes = first === undefined ? object.bytes : object.bytes.subarray(Number(first), Number(last) + 1);
  answer["content-length"] = String(bytes.length);
  if (first !== undefined) answer["content-range"] = `bytes ${first}-${last}/${size}`;
  response.writeHead(first === undefined ? 200 : 206, answer).end(method === "HEAD" ? undefined : bytes);
}
