import { viewLimits } from "@trilha/contract/core/lists/limits.ts";
import { queryOf } from "./saved-views.ts";

/** Views were saved on the device once: what it still holds goes to the server at the first look, and stays there. */

type DeviceView = { readonly name: string; readonly query: string };

const keyOf = (path: string) => `trilha.views ${path}`;

function viewFrom(one: unknown): readonly DeviceView[] {
  const { name, values } = (one ?? {}) as { name?: unknown; values?: unknown };
  if (typeof name !== "string" || typeof values !== "object" || values === null) return [];
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const view = {
    name: name.trim().slice(0, viewLimits.name),
    query: queryOf(
      Object.fromEntries(texts),
      texts.map(([key]) => key),
    ),
  };
  return view.name && view.query ? [view] : [];
}

/** Views of the list at this address; what nobody could have saved is left out. */
export function readDeviceViews(stored: string | null): readonly DeviceView[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(parsed) ? parsed.flatMap(viewFrom) : [];
  } catch {
    return [];
  }
}

export const deviceViews = {
  read(path: string): readonly DeviceView[] {
    try {
      return readDeviceViews(localStorage.getItem(keyOf(path)));
    } catch {
      return [];
    }
  },
  drop(path: string): void {
    try {
      localStorage.removeItem(keyOf(path));
    } catch {
      // Storage is off: nothing is held there.
    }
  },
};
