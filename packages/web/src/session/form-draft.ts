import { useEffect, useRef, useState } from "react";
import { keep, recall } from "./vault.ts";

type Draft<Values> = { readonly version: number; readonly values: Values };

type Input<Values> = {
  /** Name of the draft on the device. */
  name: string;
  /** A draft over another version of the data is not put back: it would undo what changed meanwhile. */
  version: number;
  values: Values;
  dirty: boolean;
  restore: (values: Values) => void;
};

/**
 * Keeps what is typed but not saved, encrypted on the device, so that a reload loses nothing. Saving,
 * discarding or leaving the page ends the draft.
 */
export function useFormDraft<Values>({ name, version, values, dirty, restore }: Input<Values>): void {
  const key = `draft.${name}`;
  const [recalled, setRecalled] = useState(false);
  const held = useRef(false);
  const typed = useRef(dirty);
  typed.current = dirty;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the device is asked once, when the form opens
  useEffect(() => {
    let here = true;
    void recall<Draft<Values> | null>(key).then((draft) => {
      if (!here) return;
      setRecalled(true);
      if (draft) held.current = true;
      // Values typed before the device answered go before the draft.
      if (draft?.version === version && !typed.current) restore(draft.values);
    });
    return () => {
      here = false;
      if (held.current) void keep(key, null);
      held.current = false;
    };
  }, [key]);

  useEffect(() => {
    if (!recalled || (!dirty && !held.current)) return;
    held.current = dirty;
    void keep(key, dirty ? ({ version, values } satisfies Draft<Values>) : null);
  }, [key, recalled, version, values, dirty]);
}
