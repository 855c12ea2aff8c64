import { connect, createServer, type NetConnectOpts, type Server, type Socket } from "node:net";
import { join } from "node:path";

/** A way to a database that can be cut and mended: `useApp({ through: link.open })`. */
export class DatabaseLink {
  #server: Server | undefined;
  #port = 0;
  #target: NetConnectOpts = { port: 0 };
  readonly #sockets = new Set<Socket>();

  /** Answers the same address by way of this link. */
  readonly open = async (databaseUrl: string): Promise<string> => {
    const url = new URL(databaseUrl);
    const folder = url.searchParams.get("host");
    this.#target = folder
      ? { path: join(folder, `.s.PGSQL.${url.port}`) }
      : { host: url.hostname, port: Number(url.port) };
    await this.mend();
    url.searchParams.delete("host");
    url.host = `127.0.0.1:${this.#port}`;
    return url.href;
  };

  /** Breaks what is open; new connections are refused. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.#target);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket.on("error", () => undefined);
        socket.on("close", () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(this.#port, "127.0.0.1", resolve));
    this.#port = (server.address() as { port: number }).port;
    this.#server = server;
  }
}
