import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage, locales } from "@trilha/contract/core/locale.ts";
import type { ActivityContent } from "@trilha/contract/learning/delivery/activity-data.ts";
import { isGameType, isTestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import type { ActivityContentShown } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { fileAddresses } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { contentAddress, packageOf } from "../content/index.ts";
import { type MediaRow, mediaFiles } from "./media.queries.ts";
import type { PublishedCourse } from "./published-outline.ts";

/** Content to show of an activity, and how long it is in pages or seconds; null: only the player will know. */
export interface ShownContent {
  content: ActivityContentShown;
  size: number | null;
}

/** Reader of an activity, in which languages and in which sitting. */
export interface ContentReader {
  tx: Tx;
  call: Pick<MemberCall, "parts" | "actor" | "now" | "host">;
  /** Asked for, then the course's own. */
  wanted: Locale;
  fallback: Locale;
  /** Still on its way, which most content need not wait for. Null: nobody sits there, it is only looked at. */
  sittingId: Promise<string> | null;
}

const empty: ShownContent = { content: { kind: "empty" }, size: null };
type Values<Value> = Readonly<Partial<Record<Locale, Value>>>;

/** §entities#activity-types What to show of an activity, in the nearest language there is; of a type that is to come, nothing. */
export async function shownContent(
  reader: ContentReader,
  course: Pick<PublishedCourse, "byId">,
  activity: Activity,
): Promise<ShownContent> {
  // Published data was checked whole.
  const lesson = activity as Activity & ActivityContent;
  switch (lesson.type) {
    case "pdf":
      return pdf(reader, lesson.data.files);
    case "video":
    case "audio":
      return media(reader, lesson.type, lesson.data);
    case "youtube":
    case "vimeo": {
      const { noSkip, videos, seconds } = lesson.data;
      const kind = lesson.type;
      return picked(reader, videos, (video, languages) => ({ kind, video, noSkip, ...languages }), seconds);
    }
    case "wowza": {
      const { noSkip, streams, seconds } = lesson.data;
      return picked(
        reader,
        streams,
        (stream, languages) => ({ kind: "wowza", stream, noSkip, ...languages }),
        seconds,
      );
    }
    case "html":
      if (lesson.data.kind === "package") return page(reader, lesson.data.packages);
      return picked(reader, lesson.data.html, (html, languages) => ({
        kind: "html_text",
        html,
        ...languages,
      }));
    case "scorm":
    case "scorm_cloud": {
      const { type } = lesson;
      const values: Values<string> = lesson.type === "scorm" ? lesson.data.packages : lesson.data.courses;
      return picked(reader, values, (_, languages) => ({ kind: "launch", type, ...languages }));
    }
    case "ppt":
      return slides(reader, lesson.data.files);
    case "linkedin_slidshare":
      return picked(reader, lesson.data.embeds, (url, languages) => ({ kind: "embed", url, ...languages }));
    case "flash": {
      const { replacementId } = lesson.data;
      const replacement = replacementId ? course.byId.get(replacementId) : undefined;
      return { content: { kind: "retired", replacementOrder: replacement?.order ?? null }, size: null };
    }
    default:
      if (isTestType(activity.type)) return { content: { kind: "test", type: activity.type }, size: null };
      if (isGameType(activity.type)) return { content: { kind: "game", type: activity.type }, size: null };
      return empty;
  }
}

interface Languages {
  locale: Locale;
  locales: Locale[];
}

/** The value of the nearest language, with the languages there are. */
function nearest<Value>(reader: ContentReader, values: Values<Value>) {
  const match = inLanguage(values, reader.wanted, reader.fallback);
  if (!match) return undefined;
  const there = locales.filter((locale) => values[locale] !== undefined && values[locale] !== "");
  return { value: match.value, languages: { locale: match.locale, locales: there } };
}

function picked<Value>(
  reader: ContentReader,
  values: Values<Value>,
  show: (value: Value, languages: Languages) => ActivityContentShown,
  seconds: Values<number> = {},
): ShownContent {
  const match = nearest(reader, values);
  if (!match) return empty;
  // Where an author said no length for a language, it is as long as in the course's own: nobody says it who watches.
  const size = seconds[match.languages.locale] ?? seconds[reader.fallback] ?? null;
  return { content: show(match.value, match.languages), size };
}

interface FoundFile {
  url: string;
  type: string;
  row: MediaRow;
  languages: Languages;
}

async function fileIn(reader: ContentReader, files: Values<string>): Promise<FoundFile | undefined> {
  const file = nearest(reader, files);
  if (!file) return undefined;
  const { tx, call } = reader;
  const [address, rows] = await Promise.all([
    fileAddresses(tx, call, file.value),
    mediaFiles(tx, call.actor.clientId, [file.value]),
  ]);
  const row = rows.get(file.value);
  return address && row && { url: address.originalUrl, type: address.type, row, languages: file.languages };
}

async function pdf(reader: ContentReader, files: Values<string>): Promise<ShownContent> {
  const file = await fileIn(reader, files);
  if (!file) return empty;
  const { url, row, languages } = file;
  return { content: { kind: "pdf", url, name: row.name, ...languages }, size: row.pages };
}

async function media(
  reader: ContentReader,
  kind: "video" | "audio",
  data: { files: Values<string>; captions: Values<string>; noSkip: boolean },
): Promise<ShownContent> {
  const { tx, call } = reader;
  const [file, captions] = await Promise.all([
    fileIn(reader, data.files),
    Promise.all(
      locales.map(async (locale) => {
        const fileId = data.captions[locale];
        const address = fileId ? await fileAddresses(tx, call, fileId) : undefined;
        return address ? [{ locale, url: address.originalUrl }] : [];
      }),
    ),
  ]);
  if (!file) return empty;
  const { url, type, row, languages } = file;
  return {
    content: { kind, url, type, captions: captions.flat(), noSkip: data.noSkip, ...languages },
    size: row.seconds === null ? null : Math.max(1, Math.floor(row.seconds)),
  };
}

async function slides(reader: ContentReader, files: Values<string>): Promise<ShownContent> {
  const file = await fileIn(reader, files);
  if (!file) return empty;
  const { url, row, languages } = file;
  const asPdf = row.pdf_file_id ? await fileAddresses(reader.tx, reader.call, row.pdf_file_id) : undefined;
  const { name, converting } = row;
  return {
    content: {
      kind: "slides",
      pdfUrl: asPdf?.originalUrl ?? null,
      fileUrl: url,
      name,
      converting,
      ...languages,
    },
    size: asPdf ? row.pdf_pages : null,
  };
}

async function page(reader: ContentReader, packages: Values<string>): Promise<ShownContent> {
  const match = nearest(reader, packages);
  if (!match) return empty;
  const { tx, call } = reader;
  const [usable, sittingId] = await Promise.all([
    packageOf(tx, { clientId: call.actor.clientId, packageId: match.value }),
    reader.sittingId,
  ]);
  if (!usable?.entry) return empty;
  const { base } = contentAddress(call, { package: usable, sittingId });
  const path = usable.entry.split("/").map(encodeURIComponent).join("/");
  return { content: { kind: "html_package", url: `${base}${path}`, ...match.languages }, size: null };
}
