import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { eventsMissed } from "@trilha/contract/core/event.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { FastifyInstance } from "fastify";
import { Server, type Socket } from "socket.io";
import { contentHosts } from "../../core/content-host.ts";
import type { AccessClaims } from "../../core/tokens.ts";
import type { Parts } from "../../parts.ts";
import { unavailableAnswer, warnOfOutage } from "../http/unavailable.ts";
import { capPackets, endOnAnyEvent } from "./silence.ts";

/**
 * Whether a WebSocket may be opened from where it is asked. Browsers always say where (and would send what they
 * hold for us), so a page must be ours or listed; without an Origin it is no page.
 */
export function isWelcome(
  { origin, host }: IncomingHttpHeaders,
  to: { publicUrl: string; corsOrigins: readonly string[] },
): boolean {
  if (origin === undefined) return true;
  if (to.corsOrigins.includes(origin) || origin === to.publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Holder of a realtime token, whatever module issues it. */
export type VerifyToken = (
  parts: Parts,
  token: string,
) => Promise<{ userId: string; sessionId: string; clientId: string | null } | undefined>;

/** The only thing a socket ever says. Readers fetch what they may see. */
interface Look {
  /** The event's number; 0 when something may have been missed. */
  id: number;
  kind: string;
}

interface Told {
  look: (event: Look) => void;
}
interface Held {
  claims: AccessClaims & { cid: string };
  endsAt: Date;
}
type Sockets = Server<Record<string, never>, Told, Record<string, never>, Held>;
type LiveSocket = Socket<Record<string, never>, Told, Record<string, never>, Held>;

const path = "/socket.io/";
const socketsPerPerson = 20;
const lookAgainMs = 60_000;

const everyone = (clientId: string) => `client:${clientId}`;
const person = (clientId: string, userId: string) => `user:${clientId}:${userId}`;
const anywhere = (userId: string) => `anywhere:${userId}`;

/**
 * The realtime channel: socket.io over WebSocket alone. A socket signs in with its handshake, joins the rooms of
 * its client and its person, and only listens; whoever is blocked or signed out is cut off at once.
 */
export async function addSockets(
  app: FastifyInstance,
  parts: Parts,
  verifyToken: VerifyToken,
): Promise<void> {
  // Only upgrades reach socket.io: any other request on its path is answered by the app, with the app's headers.
  const upgrades = createServer();
  const io: Sockets = new Server(upgrades, {
    path,
    transports: ["websocket"],
    serveClient: false,
    // A handshake with its token; clients send nothing else.
    maxHttpBufferSize: 8 * 1024,
    connectTimeout: 5_000,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    perMessageDeflate: false,
  });
  const hosts = contentHosts(parts.settings);
  const ofPackages = ({ headers }: IncomingMessage) => hosts.labelOf(headers) !== undefined;
  app.server.on("upgrade", (request, socket, head) => {
    if (isOurs(request) && !ofPackages(request) && isWelcome(request.headers, parts.settings.http)) {
      upgrades.emit("upgrade", request, socket, head);
    } else refuseUpgrade(socket, isOurs(request) ? "403 Forbidden" : "404 Not Found");
  });

  io.engine.on("connection", capPackets);
  io.use((socket, next) => {
    signIn(parts, verifyToken, socket).then(
      (allowed) => next(allowed ? undefined : new Error("session.required")),
      (error) => {
        const unavailable = unavailableAnswer(error);
        if (unavailable) warnOfOutage(parts.log, error, parts.clock.now().getTime());
        else parts.log.error({ err: error }, "a socket could not sign in");
        next(new Error((unavailable?.refused ?? genericProblems.busy).code));
      },
    );
  });
  io.on("connection", (socket) => {
    const { cid, sub } = socket.data.claims;
    endOnAnyEvent(socket);
    void socket.join([everyone(cid), person(cid, sub), anywhere(sub)]);
    endOldest(io, person(cid, sub));
    // The socket may have lost its rights between signing in and joining, when nobody could find it yet.
    void endUnlessAllowed(parts, socket);
  });

  parts.listener.on("trilha_live", (payload) => {
    const event = JSON.parse(payload) as { id: number; client: string; user: string | null; kind: string };
    const room = event.user ? person(event.client, event.user) : everyone(event.client);
    io.to(room).emit("look", { id: event.id, kind: event.kind });
  });
  parts.listener.on("trilha_actor_changed", (userId) => {
    void recheck(parts, io, anywhere(userId));
  });
  // While the database could not be heard, both may have been missed.
  parts.listener.onHearing((hearing) => {
    if (!hearing) return;
    io.emit("look", { id: 0, kind: eventsMissed });
    void recheck(parts, io);
  });
  // Sessions also end by time, which nobody announces.
  const timer = setInterval(() => endOutlived(parts, io), lookAgainMs).unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    // Connections end without a farewell, so that clients come back by themselves, to another process.
    await io.close();
  });
}

function isOurs(request: IncomingMessage): boolean {
  return request.url?.split("?")[0] === path;
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on("error", () => undefined);
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function signIn(parts: Parts, verifyToken: VerifyToken, socket: LiveSocket): Promise<boolean> {
  const { token } = socket.handshake.auth;
  if (typeof token !== "string") return false;
  const who = await verifyToken(parts, token);
  if (!who?.clientId) return false;
  socket.data.claims = { sub: who.userId, sid: who.sessionId, cid: who.clientId };
  return isAllowed(parts, socket);
}

async function isAllowed(parts: Parts, { data }: LiveSocket): Promise<boolean> {
  const now = parts.clock.now();
  const actor = await parts.actors.find(data.claims, now);
  if (actor) data.endsAt = actor.sessionEndsAt;
  return actor?.status === "active" && !actor.shutOut;
}

async function endUnlessAllowed(parts: Parts, socket: LiveSocket): Promise<void> {
  try {
    if (!(await isAllowed(parts, socket))) cutOff(socket);
  } catch (error) {
    parts.log.warn({ err: error }, "a socket's rights could not be looked up; it is closed");
    cutOff(socket);
  }
}

/**
 * Ends a socket whose right is gone. It hears nothing more from now on, whatever the other side does; without a
 * farewell, so that a client whose session only moved to another programme comes back with its new token.
 */
function cutOff(socket: LiveSocket): void {
  for (const room of socket.rooms) void socket.leave(room);
  socket.conn.close(true);
}

async function recheck(parts: Parts, io: Sockets, room?: string): Promise<void> {
  const names = room === undefined ? io.sockets.sockets.keys() : (io.sockets.adapter.rooms.get(room) ?? []);
  for (const id of [...names]) {
    const socket = io.sockets.sockets.get(id);
    if (socket) await endUnlessAllowed(parts, socket);
  }
}

function endOutlived(parts: Parts, io: Sockets): void {
  const now = parts.clock.now();
  for (const socket of io.sockets.sockets.values()) {
    if (socket.data.endsAt <= now) cutOff(socket);
  }
}

/**
 * A person's newest sockets in a client stay; what one client lets in takes no place in another. The others are told to
 * stay away: coming back would push out the next.
 */
function endOldest(io: Sockets, room: string): void {
  const ids = [...(io.sockets.adapter.rooms.get(room) ?? [])];
  for (const id of ids.slice(0, Math.max(0, ids.length - socketsPerPerson))) {
    io.sockets.sockets.get(id)?.disconnect(true);
  }
}
