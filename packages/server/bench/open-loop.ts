import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** Requests that leave when their time has come, whether those before were answered or not, as people come. */
export interface Arrival {
  /** Milliseconds after the beginning. */
  at: number;
  send: () => Promise<void>;
}

/** Sends each at its time; answers how long each took, counted from when it was due. */
export async function arrive(arrivals: readonly Arrival[]): Promise<number[]> {
  const sorted = arrivals.toSorted((a, b) => a.at - b.at);
  const times: number[] = [];
  const under: Promise<void>[] = [];
  const start = performance.now();
  for (const { at, send } of sorted) {
    const wait = start + at - performance.now();
    if (wait > 1) await sleep(wait);
    const due = start + at;
    under.push(send().then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(under);
  return times;
}

/** Connections as many phones have them, kept open. */
export function phones(sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const post = (url: string, authorization: string, payload: unknown) => {
    const body = JSON.stringify(payload);
    const { hostname, port, pathname: path } = new URL(url);
    const headers = {
      ...{ authorization, "content-type": "application/json", "content-length": Buffer.byteLength(body) },
    };
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
    const outgoing = request({ hostname, port, path, method: "POST", headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(body);
    return promise;
  };
  return { post, close: () => agent.destroy() };
}
