import { defaultLocale, type LocalizedText, locales } from "../../core/locale.ts";
import type { TraceStep } from "./evaluation.ts";
import type { ActivityKind, CapKind, Multiplier, ProductMatch } from "./rule-set.ts";

/** Parts of the sentences about a number: "2 units at 60", "Spring ×1.5: 120 → 180", "limit of 100 a day reached". */
export interface TraceSummary {
  /** Where the number comes from; null: a correction by hand alone. */
  readonly source:
    | {
        readonly kind: "sale";
        readonly ruleId: string;
        readonly match: ProductMatch;
        readonly units: number;
        readonly pointsPerUnit: number;
        readonly experiencePerUnit: number;
      }
    | { readonly kind: "activity"; readonly ruleId: string; readonly activity: ActivityKind }
    | { readonly kind: "no_rule" }
    | null;
  readonly promotions: readonly {
    readonly ruleId: string;
    readonly name: LocalizedText;
    /** 1.5 for 3/2: to be shown, never to be counted with. */
    readonly factor: number;
    readonly points: Change;
    /** Null: the promotion left experience alone. */
    readonly experience: Change | null;
  }[];
  /** Before and after in what the limit counts: points, units or lines. */
  readonly limits: readonly {
    readonly ruleId: string;
    readonly kind: CapKind;
    readonly limit: number;
    readonly change: Change;
  }[];
  /** Units of the line among all units of the product in the invoice; null: the product stood on one line. */
  readonly share: { readonly units: number; readonly of: number } | null;
  readonly corrections: readonly {
    readonly reason: string;
    readonly points: number;
    readonly experience: number;
  }[];
  /** Result of the steps. */
  readonly points: number;
  readonly experience: number;
}

interface Change {
  readonly before: number;
  readonly after: number;
}

/** The reason for a number, sorted into what can be said: the web's catalogues and the mails have the words. */
export function traceSummary(trace: readonly TraceStep[]): TraceSummary {
  const steps = <Kind extends TraceStep["step"]>(kind: Kind) =>
    trace.filter((step): step is Extract<TraceStep, { step: Kind }> => step.step === kind);
  const share = steps("share")[0];
  return {
    source: sourceOf(trace),
    promotions: steps("multiplier").map(
      ({ ruleId, name, numerator, denominator, before, after, experience }) => ({
        ruleId,
        name: inEveryLanguage(name, ruleId),
        factor: numerator / denominator,
        points: { before, after },
        experience: experience ?? null,
      }),
    ),
    limits: steps("cap").map(({ ruleId, kind, limit, before, after }) => ({
      ruleId,
      kind,
      limit,
      change: { before, after },
    })),
    share: share ? { units: share.units, of: share.of } : null,
    corrections: steps("manual").map(({ reason, points, experience }) => ({ reason, points, experience })),
    ...trace.reduce(after, { points: 0, experience: 0 }),
  };
}

function sourceOf(trace: readonly TraceStep[]): TraceSummary["source"] {
  for (const step of trace) {
    if (step.step === "base") {
      const { ruleId, match, units, pointsPerUnit, experiencePerUnit } = step;
      return { kind: "sale", ruleId, match, units, pointsPerUnit, experiencePerUnit };
    }
    if (step.step === "activity") return { kind: "activity", ruleId: step.ruleId, activity: step.kind };
    if (step.step === "no_rule") return { kind: "no_rule" };
  }
  return null;
}

/** Sum after one more step. */
function after(sofar: { points: number; experience: number }, step: TraceStep): typeof sofar {
  switch (step.step) {
    case "base":
    case "activity":
    case "share":
      return { points: step.points, experience: step.experience };
    case "multiplier":
      return { points: step.after, experience: step.experience?.after ?? sofar.experience };
    case "cap":
      if (step.kind === "units_per_line") return sofar;
      if (step.kind === "lines_per_invoice") return { points: 0, experience: 0 };
      return { points: step.after, experience: sofar.experience };
    case "manual":
      return { points: sofar.points + step.points, experience: sofar.experience + step.experience };
    case "no_rule":
      return sofar;
  }
}

/** A promotion may be named in some languages only: the others borrow, the default language's name first. */
function inEveryLanguage(name: Multiplier["name"], fallback: string): LocalizedText {
  const known = [defaultLocale, ...locales].map((locale) => name[locale]).find((text) => text);
  const text = (locale: (typeof locales)[number]) => name[locale] || known || fallback;
  return { "pt-BR": text("pt-BR"), "en-US": text("en-US"), "es-ES": text("es-ES"), "fr-FR": text("fr-FR") };
}
