import { sendMoves } from "@trilha/contract/learning/games/endpoints.ts";
import { call } from "../../../../api/call.ts";
import { MoveOutbox } from "./move-outbox.ts";
import { moveStore } from "./move-store.ts";

/** A request nobody answers is given up after this, in milliseconds. */
const patience = 10_000;

let present: { readonly personId: string; readonly outbox: MoveOutbox } | undefined;

/** The one outbox of moves of whoever is here; what earlier visits left in it is sent. */
export function movesOf(personId: string): MoveOutbox {
  if (present?.personId === personId) return present.outbox;
  const outbox = new MoveOutbox({
    personId,
    store: moveStore,
    send: ({ gameId, device, sent }) =>
      call(
        sendMoves,
        { params: { id: gameId }, body: { device, moves: [sent] } },
        { signal: AbortSignal.timeout(patience) },
      ),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  present = { personId, outbox };
  window.addEventListener("online", () => {
    if (present?.outbox === outbox) void outbox.flush();
  });
  outbox.recovered = outbox.recover();
  return outbox;
}
