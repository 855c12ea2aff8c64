import { sendSteps } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { useEffect, useState, useSyncExternalStore } from "react";
import { readyToSend } from "../../../api/last-word.ts";
import type { Opened } from "../player.queries.ts";
import type { Outbox } from "./outbox.ts";
import { type KnownProgress, Recorder } from "./recorder.ts";
import { Sitting } from "./sitting.ts";

const second = 1000;
/** Tokens are renewed more often than they end. */
const renewed = 60 * second;

/** The recorder of one opening, kept going while it is on the screen. */
export function useRecorder(opened: Opened, sittingId: string | undefined, outbox: Outbox) {
  const [{ recorder, sitting }] = useState(() => {
    const place = new Sitting((id, step, atOnce) => outbox.keep(id, step, { atOnce }));
    const writes = new Recorder(before(opened), (step, atOnce) => place.keep(step, atOnce));
    return { recorder: writes, sitting: place };
  });

  useEffect(() => {
    if (sittingId !== undefined) sitting.begin(sittingId);
  }, [sitting, sittingId]);

  useTicking(recorder);
  useEffect(() => sendLastWords(recorder, outbox), [recorder, outbox]);
  return { recorder, sitting };
}

/** A recorder whose steps go nowhere: what is looked at is shown as progress, and kept by nobody. */
export function useLooking(opened: Opened): Recorder {
  const [recorder] = useState(() => new Recorder(before(opened), () => undefined));
  useTicking(recorder);
  return recorder;
}

const before = ({ activity, progress }: Opened): KnownProgress => ({
  rule: activity.completion,
  percent: progress.percent,
  seen: progress.seen,
  seconds: progress.seconds,
  size: activity.size,
});

function useTicking(recorder: Recorder): void {
  useEffect(() => {
    const timer = setInterval(() => recorder.tick(performance.now() / second, !document.hidden), second);
    return () => {
      clearInterval(timer);
      recorder.save(false);
    };
  }, [recorder]);
}

/** A page that goes away says what it knows; whether it was heard, the next visit finds out. */
function sendLastWords(recorder: Recorder, outbox: Outbox): () => void {
  let send: Awaited<ReturnType<typeof readyToSend<typeof sendSteps>>> | undefined;
  const prepare = () =>
    void readyToSend(sendSteps).then(
      (ready) => {
        send = ready;
      },
      () => undefined,
    );
  const going = () => {
    recorder.tick(performance.now() / second, true);
    recorder.save(false);
    for (const body of outbox.unsent()) send?.({ body });
  };
  const hidden = () => {
    if (document.hidden) going();
    else recorder.tick(performance.now() / second, false);
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

/** How saving stands. */
export const useSaving = (outbox: Outbox) => useSyncExternalStore(outbox.watch, () => outbox.saving);

/** Percent as the device sees it, before the server says so. */
export const usePercent = (recorder: Recorder): number =>
  useSyncExternalStore(recorder.watch, () => recorder.percent);

/** Whether what plays stands at its end. */
export const useOver = (recorder: Recorder): boolean =>
  useSyncExternalStore(recorder.watch, () => recorder.over);
