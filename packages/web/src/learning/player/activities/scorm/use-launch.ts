import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import type { ScormSaveState } from "@trilha/contract/learning/scorm/messages.ts";
import type { LaunchAnswer, launchRequest } from "@trilha/contract/learning/scorm/shapes.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import type { Recorder } from "../../progress/recorder.ts";
import { readScormMessage, wish } from "./scorm-messages.ts";

/** Wish of a learner to a package; none: to come back to where they were. */
export type LaunchWish = Readonly<Pick<z.output<typeof launchRequest>, "sco" | "again" | "request">>;
/** Which part is asked for; `count` tells one wish from the next. */
type PendingWish = LaunchWish & { readonly count: number };

/** Launcher of a package: for a sitting, or for a preview. */
export interface Launcher {
  /** Tells one opening from the next. */
  readonly name: string;
  readonly launch: (wish: LaunchWish, signal: AbortSignal) => Promise<LaunchAnswer>;
}

/** A content that does not answer is not waited for. */
const patience = 2_000;

/** Launches a package, hears what it says, and lets it end before it is left. */
export function useLaunch(launcher: Launcher | undefined, recorder: Recorder) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [pending, setPending] = useState<PendingWish>({ count: 0 });
  const [saving, setSaving] = useState<ScormSaveState>("saved");
  const [left, setLeft] = useState(false);
  const query = useQuery({
    queryKey: ["player", "launch", launcher?.name, pending],
    queryFn: launcher
      ? ({ signal }) => {
          const { count: _, ...wished } = pending;
          return launcher.launch(wished, signal);
        }
      : skipToken,
    // Tools stay where they are from one part to the next, and the focus with them.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const { data: launch } = query;
  /** A part that was left says nothing any more. */
  const moving = query.isPlaceholderData;
  const origin = moving ? null : (launch?.origin ?? null);
  const ended = useRef<() => void>(undefined);

  const say = useCallback(
    (what: "leave" | "retry") => {
      if (origin) frame.current?.contentWindow?.postMessage(wish(what), origin);
    },
    [origin],
  );

  const end = useCallback(async () => {
    if (!origin || !frame.current?.contentWindow) return;
    say("leave");
    await Promise.race([
      new Promise<void>((resolve) => {
        ended.current = resolve;
      }),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
    recorder.ask();
  }, [origin, say, recorder]);

  const ask = useCallback(
    async (next: LaunchWish) => {
      await end();
      setLeft(false);
      setPending(({ count }) => ({ ...next, count: count + 1 }));
    },
    [end],
  );

  useEffect(() => recorder.beforeLeaving(end), [recorder, end]);

  const verdict = useRef("");
  useEffect(() => {
    if (!origin) return undefined;
    const hear = ({ data, origin: from, source }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      const message = readScormMessage(data);
      if (!message) return;
      if ("left" in message) return ended.current?.();
      if ("moved" in message) {
        recorder.ask();
        if (message.moved === "ended") return setLeft(true);
        return void ask({});
      }
      if ("navigate" in message) {
        const { sco } = message.navigate;
        recorder.ask();
        if (sco === null) return setLeft(true);
        return void ask({ sco });
      }
      setSaving(message.state);
      const outcome = `${message.completion} ${message.success} ${message.score}`;
      if (message.state !== "saved" || outcome === verdict.current) return;
      verdict.current = outcome;
      // The server judged it on its own way: the next answer tells.
      recorder.ask();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [origin, recorder, ask]);

  return { frame, query, launch, moving, saving, left, ask, retry: () => say("retry") };
}
