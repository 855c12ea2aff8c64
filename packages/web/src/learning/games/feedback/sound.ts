/** Cues of a game that are heard. Made here: a few soft tones, no files. */
export type Cue = "right" | "wrong" | "won" | "lost" | "turn";

/** Frequency in hertz, begin and length in seconds. */
type Tone = readonly [frequency: number, begin: number, length: number];

export const tonesOf: Readonly<Record<Cue, readonly Tone[]>> = {
  right: [
    [659, 0, 0.09],
    [880, 0.08, 0.14],
  ],
  wrong: [[196, 0, 0.18]],
  won: [
    [523, 0, 0.12],
    [659, 0.1, 0.12],
    [784, 0.2, 0.12],
    [1047, 0.3, 0.28],
  ],
  lost: [
    [294, 0, 0.16],
    [220, 0.14, 0.26],
  ],
  turn: [[440, 0, 0.04]],
};

const loudness = 0.07;
let context: AudioContext | undefined;

/** Plays a cue; where there is no sound, nothing. The first one needs a press before it, as browsers ask. */
export function play(cue: Cue): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const now = context.currentTime;
    for (const [frequency, begin, length] of tonesOf[cue]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, now + begin);
      volume.gain.linearRampToValueAtTime(loudness, now + begin + 0.012);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + begin + length);
      tone.connect(volume).connect(context.destination);
      tone.start(now + begin);
      tone.stop(now + begin + length);
    }
  } catch {
    // A device without sound plays in silence.
  }
}

/** How long the device trembles, in milliseconds; pauses in between. */
export const tremblings: Readonly<Record<Cue, readonly number[]>> = {
  right: [15],
  wrong: [30, 50, 30],
  won: [20, 40, 20, 40, 60],
  lost: [80],
  turn: [8],
};

export function tremble(cue: Cue): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate?.([...tremblings[cue]]);
}
