import { listEvents } from "@trilha/contract/messaging/endpoints.ts";
import { io, type Socket } from "socket.io-client";
import { call } from "../../api/call.ts";
import { queryClient } from "../../api/query-client.ts";
import { type Session, sessionQuery } from "../../session/session.queries.ts";
import { tokens } from "../../session/tokens.ts";
import { touchedBy } from "./touched.ts";

/** Live news: the socket only says "look"; what is seen is asked for, so nothing private travels by it. */

let socket: Socket | undefined;
let last = 0;

const look = (kind: string) => {
  for (const queryKey of touchedBy(kind)) void queryClient.invalidateQueries({ queryKey });
};

/** After being away: what came meanwhile, or everything anew when too much was missed. */
async function catchUp(): Promise<void> {
  const { events, last: newest, gap } = await call(listEvents, { query: { since: last } });
  last = newest;
  if (gap) await queryClient.invalidateQueries();
  else for (const { kind } of events) look(kind);
}

/** Starts listening, once; signs in anew with whatever token is current when the connection comes back. */
export function listen(): void {
  if (socket || !tokens.read().firebase) return;
  last = queryClient.getQueryData<Session>(sessionQuery.queryKey)?.lastEvent ?? 0;
  socket = io({
    path: "/socket.io",
    transports: ["websocket", "polling"],
    auth: (send) => send({ token: tokens.read().firebase }),
    reconnectionDelayMax: 30_000,
  });
  let connectedBefore = false;
  socket.on("connect", () => {
    if (connectedBefore) void catchUp().catch(() => undefined);
    connectedBefore = true;
  });
  socket.on("look", (event: { id: number; kind: string }) => {
    last = Math.max(last, event.id);
    look(event.kind);
  });
  tokens.subscribe(() => {
    if (tokens.signedIn()) return;
    socket?.disconnect();
    socket = undefined;
  });
}
