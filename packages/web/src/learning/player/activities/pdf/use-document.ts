import { useEffect, useState } from "react";
import {
  documentFault,
  openDocument,
  type ShownDocument,
  type Sized,
} from "../../../../platform/shown-document.ts";
import type { ContentFaultKind } from "../../frame/ContentFault.tsx";

type State =
  | { readonly kind: "opening" }
  | { readonly kind: "failed"; readonly fault: ContentFaultKind }
  | { readonly kind: "open"; readonly document: ShownDocument; readonly sizes: readonly Sized[] };

/** Opens a document, and measures its pages: until one is measured it is as large as the first. */
export function useDocument(url: string): State {
  const [state, setState] = useState<State>({ kind: "opening" });
  useEffect(() => {
    let gone = false;
    let close: (() => void) | undefined;
    const open = async () => {
      const document = await openDocument(url);
      close = document.close;
      if (gone) return document.close();
      const first = await document.sizeOf(1);
      const sizes = Array.from({ length: document.pages }, () => first);
      if (!gone) setState({ kind: "open", document, sizes });
    };
    open().catch((error: unknown) => {
      const line = navigator.onLine ? "unreachable" : "offline";
      if (!gone) setState({ kind: "failed", fault: documentFault(error) ?? line });
    });
    return () => {
      gone = true;
      close?.();
    };
  }, [url]);
  return state;
}
