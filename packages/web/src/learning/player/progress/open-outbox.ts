import { sendSteps } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { call } from "../../../api/call.ts";
import { Outbox } from "./outbox.ts";
import { stepStore } from "./step-store.ts";

let present: { readonly personId: string; readonly outbox: Outbox } | undefined;

/** The one outbox of whoever is here; what earlier visits left in it is sent. */
export function outboxOf(personId: string): Outbox {
  if (present?.personId === personId) return present.outbox;
  const outbox = new Outbox({
    personId,
    store: stepStore,
    send: (body) => call(sendSteps, { body }),
    now: Date.now,
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
