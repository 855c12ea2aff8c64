/** Verdicts on an answer, as people say them. */
export const verdicts = ["right", "half", "wrong", "costs", "own"] as const;
export type AnswerWorth = (typeof verdicts)[number];

type Shared = { readonly share: number };

/** The finest share there is: a third of a hundred has no end. */
const exact = (share: number): number => Math.round(share * 100_000) / 100_000;

/** The words for a share of which `full` is right. */
export function verdictOf(share: number, full = 100): AnswerWorth {
  if (share === exact(full)) return "right";
  if (share === 0) return "wrong";
  if (full === 100 && share === 50) return "half";
  if (share === -exact(full)) return "costs";
  return "own";
}

/** How much each right choice gives when all right ones give alike. */
export const evenShare = (rights: number): number => (rights === 0 ? 100 : exact(100 / rights));

/**
 * Whether the choices of a question with several right ones give alike, and take away alike: then their author need
 * not think in percent.
 */
export function isEven(options: readonly Shared[]): boolean {
  const full = evenShare(options.filter(({ share }) => share > 0).length);
  const costs = new Set(options.flatMap(({ share }) => (share < 0 ? share : [])));
  return costs.size < 2 && options.every(({ share }) => share <= 0 || share === full);
}

/** Meaning of choices by their share. */
const meantBy = ({ share }: Shared) => (share > 0 ? "right" : share < 0 ? "costs" : "wrong");

/**
 * The same choices with the points shared anew: right ones give alike, and those that take away do so alike, all of it
 * together, so that ticking everything gives nothing.
 */
export function evenly<Option extends Shared>(
  options: readonly Option[],
  meant: readonly ReturnType<typeof meantBy>[] = options.map(meantBy),
): Option[] {
  const count = (what: string) => meant.filter((one) => one === what).length;
  const shares = { right: evenShare(count("right")), wrong: 0, costs: -evenShare(count("costs")) } as const;
  return options.map((option, at) => ({ ...option, share: shares[meant[at] ?? "wrong"] }));
}

/** Every choice that gives nothing takes away instead. */
export const withCosts = <Option extends Shared>(options: readonly Option[]): Option[] =>
  evenly(
    options,
    options.map((option) => (option.share > 0 ? "right" : "costs")),
  );

/** Percent that ticking everything gives, where it should not; undefined: nothing, or all of it is right. */
export function paidForAll(options: readonly Shared[]): number | undefined {
  if (options.every(({ share }) => share > 0)) return undefined;
  const sum = options.reduce((all, { share }) => all + share, 0);
  return sum < nearlyNothing ? undefined : Math.min(100, sum);
}
/** Thirds of a hundred leave a crumb. */
const nearlyNothing = 0.01;

/** The choices with a verdict on one of them; the others share the points anew. */
export function withVerdict<Option extends Shared>(
  options: readonly Option[],
  at: number,
  verdict: "right" | "wrong" | "costs",
): Option[] {
  return evenly(
    options,
    options.map((option, index) => (index === at ? verdict : meantBy(option))),
  );
}

/** A share that was typed in percent; undefined: none. */
export function shareOf(text: string): number | undefined {
  const read = /^[-−]?\d{1,3}([.,]\d{1,5})?$/.exec(text.trim());
  if (!read) return undefined;
  const share = Number(read[0].replace("−", "-").replace(",", "."));
  return share >= -100 && share <= 100 ? exact(share) : undefined;
}
