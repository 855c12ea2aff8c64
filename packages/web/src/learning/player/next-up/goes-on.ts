import { deviceSwitch, useDeviceSwitch } from "../../../ui/switches/device-switch.ts";

/** Pages that change by themselves are not for people who asked for less motion, unless they say otherwise here. */
const goesOn = deviceSwitch(
  "trilha.player.goes-on",
  () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
);

/** Whether the next activity opens by itself after a film, and the switch. */
export const useGoesOn = () => useDeviceSwitch(goesOn);
