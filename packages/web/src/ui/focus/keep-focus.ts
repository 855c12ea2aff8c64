/** Place of an element on the page, to be found again once the element is gone. */
type FocusPlace = {
  readonly element: HTMLElement;
  /** Elements around it, from the inside out, each with its position there. */
  readonly path: readonly { readonly parent: Element; readonly at: number }[];
  /** Sheet or menu it stood in, and the place that opened it. */
  readonly layer: Element | null;
  readonly opener: FocusPlace | undefined;
  readonly address: string;
};

const LAYER = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const REGION = "main, form, section, [role=dialog]";
const STOP =
  "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex='0']";
/** Button at work: disabled until it is known what comes of it. */
const AT_WORK = "button[data-loading]";

/** Rooms of the page move focus themselves first: a new page to its title, a form to its errors. */
const PATIENCE = 60;

const canTakeFocus = (element: Element): element is HTMLElement =>
  element.matches(STOP) &&
  element.getClientRects().length > 0 &&
  element.closest("[inert], [aria-hidden=true]") === null;

const firstStop = (root: Element): HTMLElement | undefined =>
  canTakeFocus(root) ? root : [...root.querySelectorAll(STOP)].find(canTakeFocus);

function placeOf(element: HTMLElement, before: FocusPlace | undefined): FocusPlace {
  const path: { parent: Element; at: number }[] = [];
  for (let inner: Element = element; inner.parentElement; inner = inner.parentElement)
    path.push({ parent: inner.parentElement, at: [...inner.parentElement.children].indexOf(inner) });
  const layer = element.closest(LAYER);
  return {
    element,
    path,
    layer,
    opener: before?.layer === layer ? before?.opener : before,
    address: location.pathname,
  };
}

function asStop(region: Element): HTMLElement {
  if (!region.hasAttribute("tabindex")) region.setAttribute("tabindex", "-1");
  return region as HTMLElement;
}

/** Nearest stop to a place that is gone: itself, who opened its layer, what took its position, what stands beside. */
function stopNear(place: FocusPlace): HTMLElement | "later" | undefined {
  const { element, path, layer, opener } = place;
  if (element.isConnected && canTakeFocus(element)) return element;
  if (element.isConnected && element.matches(AT_WORK)) return "later";
  if (layer && !layer.isConnected) return opener && stopNear(opener);
  for (const { parent, at } of path) {
    if (!parent.isConnected || parent === document.body) continue;
    // Content on its way would be passed over.
    if (parent.querySelector("[aria-busy=true]")) return "later";
    // A place outside the page, such as a notice's: the page itself goes on, not whatever field stands first.
    const page = parent.querySelector("main");
    if (page) return asStop(page);
    const children = [...parent.children];
    const order = [...children.slice(at), ...children.slice(0, at).reverse()];
    for (const child of order) {
      const stop = firstStop(child);
      if (stop) return stop;
    }
    if (parent.matches(REGION)) return asStop(parent);
  }
  return undefined;
}

/**
 * Keeps the keyboard's place on the page. What has focus may go: a sheet closes, a line is removed, a button gives way
 * to the game it began. The browser then starts again at the top; here focus returns to what opened the sheet, or goes
 * on where the element stood. Who clicks beside everything has no place, and gets none.
 */
export function keepFocus(): () => void {
  const stop = new AbortController();
  let last: FocusPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    timer = undefined;
    if (!last || document.activeElement !== document.body || last.address !== location.pathname) return;
    const target = stopNear(last);
    if (target !== "later") target?.focus({ preventScroll: true });
  };
  const look = () => {
    if (!last || timer !== undefined || document.activeElement !== document.body) return;
    timer = setTimeout(restore, PATIENCE);
  };

  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof HTMLElement) last = placeOf(target, last);
    },
    { signal: stop.signal },
  );
  document.addEventListener(
    "focusout",
    ({ target, relatedTarget }) => {
      // A key moves focus from element to element: in between the page has none, and its place is kept.
      if (relatedTarget) return;
      // An element that stays, and could keep focus, was left by a person.
      queueMicrotask(() => {
        const left = document.activeElement === document.body && target === last?.element;
        if (left && target instanceof HTMLElement && target.isConnected && canTakeFocus(target))
          last = undefined;
      });
    },
    { signal: stop.signal },
  );
  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "aria-busy"],
  });
  return () => {
    stop.abort();
    changes.disconnect();
    clearTimeout(timer);
  };
}
