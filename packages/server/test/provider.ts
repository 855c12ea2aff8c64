import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Request that arrived at somebody else's server. */
export type Arrived = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

export type Provider = {
  /** Where it listens, on the loopback. */
  origin: string;
  arrived: Arrived[];
  stop(): Promise<void>;
};

/** Stand-in server: what arrives is kept, `answer` answers. */
export async function startProvider(
  answer: (request: Arrived, response: ServerResponse) => unknown,
): Promise<Provider> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url: path = "", headers } = request;
    const whole = { method, path, headers, body: Buffer.concat(chunks) };
    arrived.push(whole);
    await answer(whole, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with JSON. */
export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
