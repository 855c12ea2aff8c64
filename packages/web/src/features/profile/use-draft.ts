import { useEffect, useState } from "react";
import { keep, kept } from "../../session/vault.ts";

type Draft<Values> = { readonly version: number; readonly values: Values };

/**
 * Keeps what is typed but not saved, encrypted on the device, so a reload loses nothing. A draft of an older
 * version of the data is dropped: it would overwrite what changed meanwhile.
 */
export function useDraft<Values>(name: string, version: number) {
  const [draft, setDraft] = useState<{ values: Values | undefined }>();
  const key = `draft.${name}`;

  useEffect(() => {
    let here = true;
    void kept<Draft<Values> | null>(key).then((found) => {
      if (here) setDraft({ values: found?.version === version ? found.values : undefined });
    });
    return () => {
      here = false;
    };
  }, [key, version]);

  return {
    /** Undefined until the device was asked. */
    found: draft,
    save: (values: Values) => void keep(key, { version, values } satisfies Draft<Values>),
    drop: () => void keep(key, null),
  };
}
