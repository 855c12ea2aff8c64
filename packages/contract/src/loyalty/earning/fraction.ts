/** An exact number ≥ 0. Points are promises: nothing here is ever a floating-point number. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** A factor as a rule set writes it. */
interface Factor {
  readonly numerator: number;
  readonly denominator: number;
}

export function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

export function times(value: Fraction, factor: Factor): Fraction {
  return {
    numerator: value.numerator * BigInt(factor.numerator),
    denominator: value.denominator * BigInt(factor.denominator),
  };
}

export function roundDown(value: Fraction): number {
  return Number(value.numerator / value.denominator);
}

/** Below, equal or above 0 as `a` is smaller than, equal to or greater than `b`. */
export function compareFactors(a: Factor, b: Factor): number {
  return a.numerator * b.denominator - b.numerator * a.denominator;
}
