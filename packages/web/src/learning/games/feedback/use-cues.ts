import { useCallback } from "react";
import { deviceSwitch, useDeviceSwitch } from "../../../ui/switches/device-switch.ts";
import { type Cue, play, tremble } from "./sound.ts";

const sound = deviceSwitch("trilha.games.sound", () => false);

/** Whether games sound, and the switch. */
export const useSound = () => useDeviceSwitch(sound);

/** Lets something be heard, where sound is on, and felt, where the device can. */
export const useCues = (): ((cue: Cue) => void) =>
  useCallback((cue) => {
    if (sound.isOn()) play(cue);
    tremble(cue);
  }, []);
