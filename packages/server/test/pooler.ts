import { connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { join } from "node:path";

/** A message of PostgreSQL's protocol: its letter, its length and the rest. */
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

/** Parameters PgBouncer takes in the message that opens a connection; it refuses the connection for any other. */
const startupParameters = new Set([
  ...["user", "database", "client_encoding", "datestyle", "timezone"],
  ...["standard_conforming_strings", "application_name"],
]);

/** PgBouncer's answer to a startup message with a parameter it does not know. */
function refusalOf(startup: Buffer): Buffer | undefined {
  const names = startup
    .toString("utf8", 8)
    .split("\0")
    .filter((_, index) => index % 2 === 0);
  const unknown = names.find((name) => name !== "" && !startupParameters.has(name));
  if (unknown === undefined) return undefined;
  const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
  const head = Buffer.from("E\0\0\0\0");
  head.writeUInt32BE(4 + Buffer.byteLength(fields), 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}

export interface PoolerOptions {
  /** PgBouncer's pool_mode. */
  readonly mode: "session" | "transaction" | "statement";
  /** PgBouncer's server_round_robin: the backend that is free the longest, instead of the one that became free last. */
  readonly roundRobin?: boolean;
  /** Sessions lent at a time in session mode; further clients are let in, and their queries wait. */
  readonly size?: number;
}

/**
 * Stands for PgBouncer: each client signs in by a backend of its own, which it keeps in session mode; else every
 * transaction takes a free backend. Simple queries only, except in session mode.
 */
export async function startPooler(
  databaseUrl: string,
  { mode, roundRobin = false, size = Number.POSITIVE_INFINITY }: PoolerOptions,
): Promise<{ url: string; stop: () => void }> {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get("host");
  const target: NetConnectOpts = folder
    ? { path: join(folder, `.s.PGSQL.${url.port}`) }
    : { host: url.hostname, port: Number(url.port) };
  const free: Socket[] = [];
  const waiting: (() => void)[] = [];
  const sockets = new Set<Socket>();
  const sessions = new Set<Socket>();

  const server = createServer((client) => {
    const own = connect(target);
    let backend: Socket | undefined = own;
    let isOpen = false;
    let rest = Buffer.alloc(0);
    const hear = (bytes: Buffer) => {
      if (mode === "session") return client.write(bytes);
      rest = Buffer.concat([rest, bytes]);
      let idle = false;
      for (const message of messagesIn(rest)) {
        rest = rest.subarray(message.length);
        idle = ends(message);
      }
      // PgBouncer closes a client that begins a transaction in statement mode.
      if (mode === "statement" && rest.length === 0 && !idle && bytes.at(-1) === "T".charCodeAt(0)) {
        return client.destroy();
      }
      client.write(bytes);
      if (!idle || !backend) return;
      backend.off("data", hear);
      free.push(backend);
      backend = undefined;
      waiting.shift()?.();
    };
    const send = (bytes: Buffer) => {
      if (!isOpen) {
        isOpen = true;
        const refusal = refusalOf(bytes);
        if (refusal) return client.end(refusal);
      } else if (letterOf(bytes) === "X") {
        return client.end();
      } else if (mode === "session" && letterOf(bytes) === "Q") {
        if (!sessions.has(client) && sessions.size >= size) return void waiting.push(() => send(bytes));
        sessions.add(client);
      }
      if (!backend) {
        backend = roundRobin ? free.shift() : free.pop();
        if (!backend) return void waiting.push(() => send(bytes));
        backend.on("data", hear);
      }
      backend.write(bytes);
    };
    own.on("data", hear);
    client.on("data", send);
    client.on("close", () => {
      if (mode === "session") own.destroy();
      if (sessions.delete(client)) waiting.shift()?.();
    });
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
