import { useCallback, useSyncExternalStore } from "react";
import { type Cue, play, tremble } from "./sound.ts";

const key = "trilha.games.sound";
const watchers = new Set<() => void>();

/** Off until somebody switches it on, on this device. */
const isOn = (): boolean => {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
};

function keep(on: boolean): void {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // Where nothing is kept, it stays off.
  }
  for (const changed of watchers) changed();
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => watchers.delete(changed);
};

/** Whether games sound, and the switch. */
export function useSound(): readonly [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(watch, isOn), keep];
}

/** Lets something be heard, where sound is on, and felt, where the device can. */
export const useCues = (): ((cue: Cue) => void) =>
  useCallback((cue) => {
    if (isOn()) play(cue);
    tremble(cue);
  }, []);
