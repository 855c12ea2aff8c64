import { createContext, use } from "react";
import type { PreviewPlace } from "./preview.queries.ts";

/** For parts of the preview that ask for more than the opening says. */
export const PlaceContext = createContext<PreviewPlace | undefined>(undefined);

export function usePreviewPlace(): PreviewPlace {
  const place = use(PlaceContext);
  if (!place) throw new Error("A part of the preview stands outside of it");
  return place;
}
