import type { Locale } from "@trilha/contract/core/locale.ts";
import { typed } from "@trilha/contract/learning/authoring/content.ts";
import type { Activity, CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { cleanHtml } from "./clean-html.ts";

type Localized = Partial<Record<Locale, string>>;

/** A language without a text is left out, so that what is missing looks the same however it came to be. */
function trimmedTexts(texts: Readonly<Partial<Record<Locale, string | undefined>>>): Localized {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}

/** A draft as it is kept: texts of the editor cleaned, empty texts left out. */
export function cleanDraft(draft: CourseDraft): CourseDraft {
  return {
    ...draft,
    title: trimmedTexts(draft.title),
    summary: trimmedTexts(draft.summary),
    description: trimmedTexts(draft.description),
    modules: draft.modules.map((module) => ({
      ...module,
      title: trimmedTexts(module.title),
      activities: module.activities.map(cleanActivity),
    })),
    items: draft.items.map((item) => ({ ...item, title: trimmedTexts(item.title) })),
  };
}

function cleanActivity(activity: Activity): Activity {
  const content = typed(activity);
  const title = trimmedTexts(activity.title);
  if (content.type !== "html" || content.data.kind !== "text") return { ...activity, title };
  const html = Object.entries(trimmedTexts(content.data.html)).map(([locale, text]) => [
    locale,
    cleanHtml(text),
  ]);
  return { ...activity, title, data: { kind: "text", html: trimmedTexts(Object.fromEntries(html)) } };
}
