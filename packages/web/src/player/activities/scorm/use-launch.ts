import { skipToken, useQuery } from "@tanstack/react-query";
import { launchScorm } from "@trilha/contract/scorm/endpoints.ts";
import type { SaveState } from "@trilha/contract/scorm/messages.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../api/call.ts";
import type { Recorder } from "../../progress/recorder.ts";
import { readScormMessage, wish } from "./scorm-messages.ts";

/** Which part is asked for; `count` tells one wish from the next. */
interface Asked {
  readonly sco?: string;
  readonly again?: boolean;
  readonly count: number;
}

/** A content that does not answer is not waited for. */
const patience = 2_000;

/** Launches a package, hears what it says, and lets it end before it is left. */
export function useLaunch(sittingId: string | undefined, recorder: Recorder) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [asked, setAsked] = useState<Asked>({ count: 0 });
  const [saving, setSaving] = useState<SaveState>("saved");
  const [left, setLeft] = useState(false);
  const query = useQuery({
    queryKey: ["player", "launch", sittingId, asked],
    queryFn:
      sittingId === undefined
        ? skipToken
        : ({ signal }) => {
            const { sco, again } = asked;
            const body = { sittingId, ...(sco ? { sco } : {}), ...(again ? { again } : {}) };
            return call(launchScorm, { body }, { signal });
          },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const { data: launch } = query;
  const origin = launch?.origin ?? null;
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
    async (next: Omit<Asked, "count">) => {
      await end();
      setLeft(false);
      setAsked(({ count }) => ({ ...next, count: count + 1 }));
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
      if ("navigate" in message) {
        const { sco } = message.navigate;
        recorder.ask();
        if (sco === null) return setLeft(true);
        return void ask({ sco });
      }
      setSaving(message.state);
      const said = `${message.completion} ${message.success} ${message.score}`;
      if (message.state !== "saved" || said === verdict.current) return;
      verdict.current = said;
      // The server judged it on its own way: the next answer tells.
      recorder.ask();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [origin, recorder, ask]);

  return { frame, query, launch, saving, left, ask, retry: () => say("retry") };
}
