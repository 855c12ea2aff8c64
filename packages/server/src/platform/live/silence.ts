import type { Socket } from "socket.io";

/** The transport below a socket, as far as it is used here. */
interface Connection {
  on(event: "packet", handler: () => void): unknown;
  close(discard?: boolean): void;
}

// A handshake, an answer to a ping every 25 seconds, a farewell: nobody honest comes near.
const packets = 30;
const windowMs = 10_000;

/** Closes a connection that sends more packets than anyone who only listens. */
export function capPackets(connection: Connection): void {
  let count = 0;
  let since = performance.now();
  connection.on("packet", () => {
    const now = performance.now();
    if (now - since > windowMs) {
      since = now;
      count = 0;
    }
    count += 1;
    if (count > packets) connection.close(true);
  });
}

/** Clients have nothing to say: whatever one sends ends it. */
export function endOnAnyEvent(socket: Pick<Socket, "onAny" | "disconnect">): void {
  socket.onAny(() => socket.disconnect(true));
}
