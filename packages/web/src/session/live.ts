import { reloadUserTokens } from "@trilha/contract/accounts/identity/endpoints.ts";
import { listEvents } from "@trilha/contract/communication/messages/endpoints.ts";
import { eventsMissed } from "@trilha/contract/core/event.ts";
import { io, type Socket } from "socket.io-client";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import { beforeLeaving } from "./leave.ts";
import { type Session, sessionQuery } from "./session.queries.ts";
import { markStale } from "./stale-queries.ts";
import { saveTokens, tokens } from "./tokens.ts";

/** Live news: the socket only says "look"; what is seen is asked for, so nothing private travels by it. */

const PAUSE = 30_000;
let socket: Socket | undefined;
let last = 0;

const look = (name: string) => markStale(queryClient, name);

/** After being away: what came meanwhile, or everything anew when too much was missed. */
async function catchUp(signal: AbortSignal): Promise<void> {
  const { events, last: newest, gap } = await call(listEvents, { query: { since: last } }, { signal });
  last = newest;
  if (gap) look(eventsMissed);
  else for (const kind of new Set(events.map((event) => event.kind))) look(kind);
}

/** The channel's own token is short-lived; a refused one is renewed before the next try. */
async function renew(): Promise<void> {
  const granted = await call(reloadUserTokens, { body: {} });
  await saveTokens({
    access: granted.access_token,
    refresh: granted.refresh_token,
    firebase: granted.user_firebase_token,
  });
}

/** Starts listening, once; signs in with whatever token is current whenever the connection comes back. */
export function listen(): void {
  if (socket || !tokens.read().firebase) return;
  last = queryClient.getQueryData<Session>(sessionQuery.queryKey)?.lastEvent ?? 0;
  const own = io({
    path: "/socket.io/",
    transports: ["websocket"],
    auth: (send) => send({ token: tokens.read().firebase }),
    reconnectionDelayMax: PAUSE,
  });
  socket = own;
  const stopped = new AbortController();
  // An outage may outlast the renewal: then it is tried again, as long as this session is.
  const comeBack = () => {
    if (socket !== own) return;
    void renew().then(
      () => own.connect(),
      () => setTimeout(comeBack, PAUSE),
    );
  };
  own.on("connect", () => void catchUp(stopped.signal).catch(() => undefined));
  own.on("connect_error", () => {
    // While active it tries again by itself; refused by the server, it waits for a new token.
    if (own.active) return;
    setTimeout(comeBack, PAUSE);
  });
  own.on("look", (event: { id: number; kind: string }) => {
    last = Math.max(last, event.id);
    look(event.kind);
  });
  const stop = () => {
    unsubscribe();
    stopped.abort();
    // The server may be hanging up already, because the session ended: to speak into that is an error to the browser.
    const { ws } = (own.io.engine?.transport ?? {}) as { ws?: WebSocket };
    if (ws && ws.readyState >= WebSocket.CLOSING) own.io.reconnection(false);
    else own.disconnect();
    if (socket === own) socket = undefined;
  };
  const unsubscribe = tokens.subscribe(() => {
    if (!tokens.signedIn()) stop();
  });
  beforeLeaving(stop);
}
