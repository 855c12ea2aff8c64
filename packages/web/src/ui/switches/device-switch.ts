import { useSyncExternalStore } from "react";

/** On or off, kept on this device. */
export interface DeviceSwitch {
  readonly isOn: () => boolean;
  readonly change: (on: boolean) => void;
  readonly watch: (changed: () => void) => () => void;
}

/** Choice a person makes once for this device; `fallback` holds until then, and where nothing can be kept. */
export function deviceSwitch(key: string, fallback: () => boolean): DeviceSwitch {
  const watchers = new Set<() => void>();
  return {
    isOn: () => {
      try {
        const choice = localStorage.getItem(key);
        return choice === null ? fallback() : choice === "on";
      } catch {
        return fallback();
      }
    },
    change: (on) => {
      try {
        localStorage.setItem(key, on ? "on" : "off");
      } catch {
        // Storage is off: the fallback holds.
      }
      for (const changed of watchers) changed();
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}

/** The choice as of now, and its change. */
export const useDeviceSwitch = ({
  isOn,
  change,
  watch,
}: DeviceSwitch): readonly [boolean, (on: boolean) => void] => [useSyncExternalStore(watch, isOn), change];
