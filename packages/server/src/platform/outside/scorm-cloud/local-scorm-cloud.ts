import type { ScormCloudPort } from "../ports.ts";

/**
 * SCORM Cloud without an account: its courses are packages of ours, by their id, and it launches them in our own player,
 * which tells the registration what a post-back would.
 */
export function localScormCloud(): ScormCloudPort {
  return {
    name: "local",
    // Packages that are here already need no import.
    importCourse: async ({ course }) => course,
    importState: async () => ({ state: "done", message: "" }),
    register: async () => {},
    launchLink: async () => "here",
    progress: async () => undefined,
  };
}
