import { fallSilent, wipeDevice } from "./leave.ts";
import { tellTabs } from "./tabs.ts";

/** The account is gone: nothing of it stays on the device, and its last page says goodbye. */
export async function goodbye(): Promise<void> {
  fallSilent();
  await wipeDevice();
  tellTabs({ kind: "signed_out" });
  location.replace("/goodbye");
}
