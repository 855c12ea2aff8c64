import type { ActivityContentShown, Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { ContentKind, Opened } from "./player.queries.ts";
import type { Recorder } from "./progress/recorder.ts";

/** Props of an activity's own part; it fills the area and tells the recorder what happens. */
export interface StageProps<Shown extends ContentKind> {
  readonly opened: Opened;
  readonly content: Extract<ActivityContentShown, { kind: Shown }>;
  /** Undefined: it is on its way. */
  readonly sittingId: string | undefined;
  /** Person of the work, for the queue on the device. */
  readonly personId: string;
  readonly recorder: Recorder;
  /** Whether media of others may be loaded without asking: the person accepted optional cookies, or nobody asks. */
  readonly consent: boolean;
  /** The server said elsewhere than to a step what became of the activity: a result did it. */
  readonly heard: (progressed: Progressed) => void;
  /** Sends what was recorded so far; done when it was tried once. */
  readonly settle: () => Promise<void>;
  /** Another activity of the course. */
  readonly goTo: (order: number) => void;
  /** Opens this one again, for addresses that grew old. */
  readonly reopen: () => void;
}
