import type { Locale } from "@trilha/contract/kernel/locale.ts";
import type { ActivityContent } from "@trilha/contract/learning/activity-data.ts";

/** What an activity of a type holds. */
export type DataOf<Type extends ActivityContent["type"]> = Extract<ActivityContent, { type: Type }>["data"];
export type PerLanguage<Value> = Partial<Record<Locale, Value>>;

/** With a value in one language, or without; what is undefined is not there. */
export function withLanguage<Value>(
  values: Readonly<PerLanguage<Value>>,
  locale: Locale,
  value: Value | undefined,
): PerLanguage<Value> {
  const { [locale]: _, ...others } = values as PerLanguage<Value>;
  return (value === undefined ? others : { ...others, [locale]: value }) as PerLanguage<Value>;
}
