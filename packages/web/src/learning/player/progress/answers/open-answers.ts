import { sendAnswers } from "@trilha/contract/learning/tests/endpoints.ts";
import { call } from "../../../../api/call.ts";
import { readyToSend } from "../../../../api/last-word.ts";
import { AnswerOutbox } from "./answer-outbox.ts";
import { answerStore } from "./answer-store.ts";

/** A request nobody answers is given up after this, in milliseconds. */
const patience = 10_000;
/** Tokens are renewed more often than they end. */
const renewed = 60_000;

let present: { readonly personId: string; readonly outbox: AnswerOutbox } | undefined;

/** The one outbox of answers of whoever is here; what earlier visits left in it is sent. */
export function answersOf(personId: string): AnswerOutbox {
  if (present?.personId === personId) return present.outbox;
  const outbox = new AnswerOutbox({
    personId,
    device: crypto.randomUUID(),
    store: answerStore,
    send: ({ attemptId, device, steps }) =>
      call(
        sendAnswers,
        { params: { id: attemptId }, body: { device, steps } },
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

/** A page that goes away says what waits; whether it was heard, the next visit finds out. */
export function sendLastAnswers(outbox: AnswerOutbox): () => void {
  let send: Awaited<ReturnType<typeof readyToSend<typeof sendAnswers>>> | undefined;
  const prepare = () =>
    void readyToSend(sendAnswers).then(
      (ready) => {
        send = ready;
      },
      () => undefined,
    );
  const going = () => {
    for (const { attemptId, device, steps } of outbox.unsent())
      send?.({ params: { id: attemptId }, body: { device, steps } });
  };
  const hidden = () => {
    if (document.hidden) going();
  };
  prepare();
  const timer = setInterval(prepare, renewed);
  document.addEventListener("visibilitychange", hidden);
  window.addEventListener("pagehide", going);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", hidden);
    window.removeEventListener("pagehide", going);
  };
}
