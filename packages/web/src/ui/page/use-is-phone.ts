import { useSyncExternalStore } from "react";

const phone = typeof matchMedia === "function" ? matchMedia("(max-width: 767.98px)") : undefined;

function subscribe(changed: () => void): () => void {
  phone?.addEventListener("change", changed);
  return () => phone?.removeEventListener("change", changed);
}

/** Below 768 px the phone's frame and views are drawn. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => phone?.matches ?? false,
    () => false,
  );
