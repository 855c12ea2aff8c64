import { createContext } from "react";

/** The name behind the page's own in the browser's tab. */
export const SiteName = createContext("Trilha");
