import { useMemo } from "react";
import type { Opened } from "../player.queries.ts";
import type { Recorder } from "../progress/recorder.ts";
import { allowedTime, playedBetween, resumeTime, type Sample, wholeSeconds } from "./watching.ts";

/** Watch over a film while it plays, and how far it may be skipped. */
export interface Watching {
  /** Where it goes on, in seconds. */
  readonly from: number;
  readonly measured: (duration: number) => void;
  readonly at: (sample: Omit<Sample, "now">) => void;
  /** Playback stopped: by hand, at its end, or because it waits. */
  readonly stopped: (time: number) => void;
  readonly ended: (duration: number) => void;
  /** Where a jump may land. */
  readonly allowed: (wanted: number) => number;
}

export function useWatching(recorder: Recorder, opened: Opened, noSkip: boolean): Watching {
  return useMemo(() => watching(recorder, opened, noSkip), [recorder, opened, noSkip]);
}

function watching(recorder: Recorder, opened: Opened, noSkip: boolean): Watching {
  const { activity, progress } = opened;
  let last: Sample | undefined;
  const played = (sample: Sample) => {
    const part = playedBetween(last, sample);
    if (part) recorder.saw(...wholeSeconds(part));
    last = sample;
  };
  return {
    from: resumeTime(progress.resume?.at, activity.size),
    measured: (duration) => {
      if (Number.isFinite(duration)) recorder.measured(Math.max(1, Math.floor(duration)));
    },
    at: (sample) => {
      // A film of somebody else is there once it plays: one that never came is not done with.
      if (sample.playing) recorder.shown(true);
      played({ ...sample, now: performance.now() / 1000 });
      recorder.active(sample.playing);
      recorder.at({ at: Math.max(0, Math.floor(sample.time)) });
    },
    stopped: (time) => {
      played({ time, playing: false, rate: last?.rate ?? 1, now: performance.now() / 1000 });
      recorder.active(false);
      recorder.save(true);
    },
    ended: (duration) => {
      // The last half second, and a length that somebody else rounded up.
      if (last && duration - last.time < 2)
        recorder.saw(Math.round(last.time), Math.max(Math.ceil(duration), activity.size ?? 0));
      recorder.at({ at: Math.floor(duration) });
      recorder.save(true);
      recorder.ended();
    },
    allowed: (wanted) =>
      allowedTime(wanted, recorder.seen, {
        noSkip,
        done: progress.state === "finished" || recorder.percent === 100,
      }),
  };
}
