import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { join } from "node:path";

/** One message of PostgreSQL's protocol: its letter, its length and the rest. */
function* messagesIn(buffer: Buffer): Generator<Buffer> {
  for (let at = 0; at + 5 <= buffer.length; ) {
    const end = at + 1 + buffer.readUInt32BE(at + 1);
    if (end > buffer.length) return;
    yield buffer.subarray(at, end);
    at = end;
  }
}
const letterOf = (message: Buffer) => String.fromCharCode(message[0] ?? 0);
const ends = (message: Buffer) => letterOf(message) === "Z" && message[5] === "I".charCodeAt(0);

/**
 * Stands for PgBouncer with pool_mode = transaction: each client signs in by a backend of its own; from then on every
 * transaction takes the backend that became free last. Simple queries only.
 */
export async function startTransactionPooler(
  databaseUrl: string,
): Promise<{ url: string; stop: () => void }> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get("host");
  const target: NetConnectOpts = folder
    ? { path: join(folder, `.s.PGSQL.${url.port}`) }
    : { host: url.hostname, port: Number(url.port) };
  const free: Socket[] = [];
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((client) => {
    const own = connect(target);
    let backend: Socket | undefined = own;
    let rest = Buffer.alloc(0);
    const hear = (bytes: Buffer) => {
      client.write(bytes);
      rest = Buffer.concat([rest, bytes]);
      let idle = false;
      for (const message of messagesIn(rest)) {
        rest = rest.subarray(message.length);
        idle = ends(message);
      }
      if (!idle || !backend) return;
      backend.off("data", hear);
      free.push(backend);
      backend = undefined;
      waiting.shift()?.();
    };
    const send = (bytes: Buffer) => {
      if (letterOf(bytes) === "X") return client.end();
      if (!backend) {
        backend = free.pop();
        if (!backend) return void waiting.push(() => send(bytes));
        backend.on("data", hear);
      }
      backend.write(bytes);
    };
    own.on("data", hear);
    client.on("data", send);
    for (const socket of [client, own]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url.searchParams.delete("host");
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: url.href, stop };
}
