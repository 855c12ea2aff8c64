import dns from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";

export interface OutgoingRequest {
  method: "GET" | "POST";
  url: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Where the address came from a user: which network addresses may be connected to. */
  mayConnect?: (address: string) => boolean;
  timeoutMs?: number;
}

export interface OutgoingAnswer {
  status: number;
  /** Content type, as it says. */
  type: string;
  /** At most 64 KiB. */
  body: string;
}

/** The other side's address is not one we connect to. */
export class ForbiddenAddressError extends Error {
  override readonly name = "ForbiddenAddressError";
}

const bodyLimit = 64 * 1024;

/**
 * One HTTP request to somebody else's server: no redirects, ten seconds, a small answer. With `mayConnect` every
 * address the name resolves to must pass, and the one connected to is looked at again, so that a name that
 * changes between check and connect gains nothing.
 */
export async function sendOut(out: OutgoingRequest): Promise<OutgoingAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<OutgoingAnswer>();
  const url = new URL(out.url);
  const { mayConnect } = out;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (mayConnect && isIP(host) && !mayConnect(host)) throw new ForbiddenAddressError(host);
  const request = (url.protocol === "https:" ? https : http).request(url, {
    method: out.method,
    headers: { ...out.headers, "content-length": Buffer.byteLength(out.body ?? "") },
    signal: AbortSignal.timeout(out.timeoutMs ?? 10_000),
    // A connection somebody else may have opened is not shared.
    ...(mayConnect && { agent: false, lookup: guardedLookup(mayConnect) }),
  });
  if (mayConnect) {
    request.on("socket", (socket) => {
      socket.once("connect", () => {
        const allowed = mayConnect(socket.remoteAddress ?? "");
        if (!allowed) request.destroy(new ForbiddenAddressError(host));
      });
    });
  }
  request.on("error", reject);
  request.on("response", (response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > bodyLimit) request.destroy(new Error("the answer is too large"));
      else chunks.push(chunk);
    });
    response.on("error", reject);
    response.on("end", () =>
      resolve({
        status: response.statusCode ?? 0,
        type: response.headers["content-type"] ?? "",
        body: Buffer.concat(chunks).toString("utf8"),
      }),
    );
  });
  request.end(out.body);
  return promise;
}

function guardedLookup(mayConnect: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    dns.lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "");
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => mayConnect(address))) {
        return callback(new ForbiddenAddressError(host), "");
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Answer of a provider, as an object; whatever else it sent is an empty one. */
export function readObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
