import { createContext, use, useSyncExternalStore } from "react";

const phone = typeof matchMedia === "function" ? matchMedia("(max-width: 767.98px)") : undefined;

/** In a frame of another size the frame says which view is drawn (`FramedPage`). */
export const FramedAs = createContext<"phone" | "desktop" | undefined>(undefined);

function subscribe(changed: () => void): () => void {
  phone?.addEventListener("change", changed);
  return () => phone?.removeEventListener("change", changed);
}

/** Below 768 px the phone's frame and views are drawn. */
export const useIsPhone = (): boolean => {
  const framed = use(FramedAs);
  const here = useSyncExternalStore(
    subscribe,
    () => phone?.matches ?? false,
    () => false,
  );
  return framed ? framed === "phone" : here;
};
