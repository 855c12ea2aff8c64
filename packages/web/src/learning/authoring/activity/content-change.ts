import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ActivityContent } from "@trilha/contract/learning/delivery/activity-data.ts";

/** Data of an activity's content, by its type. */
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

/** Which files of an activity: what it shows, the captions of that, packages, or courses at SCORM Cloud. */
export type FileKey = "files" | "captions" | "packages" | "courses";

/**
 * Data of an activity with a file put in, in one language or without; a type without such a file stays as it
 * is.
 */
export function withFile(data: unknown, key: FileKey, locale: Locale, id: string | undefined): unknown {
  if (typeof data !== "object" || data === null || !(key in data)) return data;
  const values = (data as Readonly<Partial<Record<FileKey, PerLanguage<string>>>>)[key] ?? {};
  return { ...data, [key]: withLanguage(values, locale, id) };
}
