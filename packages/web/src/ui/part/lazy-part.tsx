import {
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  use,
  useEffect,
  useSyncExternalStore,
} from "react";
import { createArrival } from "./arrival.ts";
import { PartFault } from "./PartFault.tsx";

// biome-ignore lint/suspicious/noExplicitAny: the bound of React's own `lazy`; each part is typed by its file
type AnyPart = ComponentType<any>;

type Options<Props> = {
  /** Stands over the page, as what has an `onClose` is known to; how it is closed, if it can be. */
  over?: boolean | ((props: Props) => void);
};

type Preloaded = { readonly preload: () => Promise<void> };

/**
 * Part of a page with a file of its own. The nearest `Suspense` says what stands there while it comes; when it cannot
 * be fetched, only the part says so, with a way to try again: the page around it keeps what was typed.
 */
export function lazyPart<Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
  { over = false }: Options<ComponentProps<Part>> = {},
): LazyExoticComponent<Part> & Preloaded {
  type Props = ComponentProps<Part>;
  const arrival = createArrival(async () => (await load()).default as ComponentType<Props>);

  function Drawn(props: Props) {
    const state = useSyncExternalStore(arrival.subscribe, arrival.read);
    if (state.kind === "awaited") {
      use(arrival.wait());
      return null;
    }
    if (state.kind === "here") return <state.value {...props} />;
    const { onClose } = props as { onClose?: () => void };
    const close = typeof over === "function" ? () => over(props) : onClose;
    return (
      <PartFault
        over={over !== false || close !== undefined}
        again={state.again}
        onRetry={arrival.retry}
        onClose={
          close &&
          (() => {
            arrival.retry();
            close();
          })
        }
      />
    );
  }
  return Object.assign(Drawn as unknown as LazyExoticComponent<Part>, { preload: arrival.preload });
}

const CALM = 1500;

/** Fetches what a begun task will need while the line is still there. */
export function usePartsAhead(...parts: readonly Preloaded[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of a page are declared beside it and stay the same
  useEffect(() => {
    const timer = setTimeout(() => {
      if (navigator.onLine) for (const part of parts) void part.preload();
    }, CALM);
    return () => clearTimeout(timer);
  }, []);
}
