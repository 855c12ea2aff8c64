/** What an answer is worth, as people say it. */
export const verdicts = ["right", "half", "wrong", "costs", "own"] as const;
export type Verdict = (typeof verdicts)[number];

type Shared = { readonly share: number };

/** The finest share there is: a third of a hundred has no end. */
const exact = (share: number): number => Math.round(share * 100_000) / 100_000;

/** The words for a share of which `full` is right. */
export function verdictOf(share: number, full = 100): Verdict {
  if (share === exact(full)) return "right";
  if (share === 0) return "wrong";
  if (full === 100 && share === 50) return "half";
  if (share === -exact(full)) return "costs";
  return "own";
}

/** How much each right choice gives when all right ones give alike. */
export const evenShare = (rights: number): number => (rights === 0 ? 100 : exact(100 / rights));

/**
 * Whether the choices of a question with several right ones give alike, and take away as much as they give: then
 * their author need not think in percent.
 */
export function isEven(options: readonly Shared[]): boolean {
  const rights = options.filter(({ share }) => share > 0);
  const full = evenShare(rights.length);
  return options.every(({ share }) => share === 0 || share === full || share === -full);
}

/** The choices with a verdict on one of them; the right ones share the points anew. */
export function withVerdict<Option extends Shared>(
  options: readonly Option[],
  at: number,
  verdict: "right" | "wrong" | "costs",
): Option[] {
  const meant = options.map(({ share }, index) =>
    index === at ? verdict : share > 0 ? "right" : share < 0 ? "costs" : "wrong",
  );
  const full = evenShare(meant.filter((one) => one === "right").length);
  const shares = { right: full, wrong: 0, costs: -full } as const;
  return options.map((option, index) => ({ ...option, share: shares[meant[index] ?? "wrong"] }));
}

/** A share that was typed in percent; undefined: none. */
export function shareOf(text: string): number | undefined {
  const read = /^[-−]?\d{1,3}([.,]\d{1,5})?$/.exec(text.trim());
  if (!read) return undefined;
  const share = Number(read[0].replace("−", "-").replace(",", "."));
  return share >= -100 && share <= 100 ? exact(share) : undefined;
}
