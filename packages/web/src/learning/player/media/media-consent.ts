import { createContext } from "react";

/** Allows media of others from now on, whoever's they are; undefined where there is nobody to remember it for. */
export const MediaConsent = createContext<(() => void) | undefined>(undefined);
