import type { CountryStore } from "./catalogue.ts";
import { isVisible, sameVisible } from "./rules/windows.ts";

type Shown = CountryStore["in"];

// A store's items turn visible a few times a day, and are asked for many times a second.
const cache = new WeakMap<CountryStore, { shown: Shown; from: number; until: number }>();

/** Items a country's store shows at a moment, in every order that is the same for everybody. */
export function shownIn(store: CountryStore, now: Date): Shown {
  const known = cache.get(store);
  const moment = now.getTime();
  if (known && moment >= known.from && moment < known.until) return known.shown;
  const visible = (sort: keyof Shown) => store.in[sort].filter((item) => isVisible(item, now));
  const shown = {
    popular: visible("popular"),
    price_up: visible("price_up"),
    price_down: visible("price_down"),
  };
  cache.set(store, { shown, ...sameVisible(store.in.popular, now) });
  return shown;
}
