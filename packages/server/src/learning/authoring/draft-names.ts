import { localize } from "@trilha/contract/core/locale.ts";
import { namedIn, testOf } from "@trilha/contract/learning/authoring/content.ts";
import type { DraftFacts } from "@trilha/contract/learning/authoring/faults.ts";
import type { OfficeCourse } from "@trilha/contract/learning/authoring/shapes.ts";
import type { CourseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import type { TestableQuestion } from "@trilha/contract/learning/questions/draw.ts";
import { problems } from "@trilha/contract/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { conversionShown, pictureUrl } from "../../core/files/index.ts";
import { signedUntil } from "../../core/picture-address.ts";
import { readerOf } from "../../core/reader.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { banksNamed, newestVersions, poolOf } from "../questions/index.ts";
import {
  coursesNamed,
  filesNamed,
  type NamedCourseRow,
  type NamedFileRow,
  type NamedPackage,
  packagesNamed,
} from "./named.queries.ts";

/** Names a draft needs of all that a draft names. */
export interface DraftNames {
  files: readonly NamedFileRow[];
  packages: readonly NamedPackage[];
  courses: readonly NamedCourseRow[];
  /** Ids of banks and questions its tests name. */
  banks: readonly string[];
  questions: readonly string[];
}

export async function namesOf(tx: Tx, clientId: string, draft: CourseDraft): Promise<DraftNames> {
  const named = namedIn(draft);
  const cover = draft.coverFileId === null ? [] : [draft.coverFileId];
  const [files, packages, courses, banks, questions] = await Promise.all([
    filesNamed(tx, clientId, [...named.files, ...named.captions, ...cover]),
    packagesNamed(tx, clientId, named.packages),
    coursesNamed(tx, clientId, named.courses),
    banksNamed(tx, clientId, named.banks),
    newestVersions(tx, clientId, named.questions),
  ]);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  return { files, packages, courses, banks: ids(banks), questions: ids(questions) };
}

/** The same as the rule of faults asks for it; titles in the reader's language. */
export function draftFactsOf({ files, packages, courses }: DraftNames, call: MemberCall): DraftFacts {
  return {
    files: new Map(
      files.map(({ id, pages, seconds, conversion }) => [
        id,
        { pages, seconds, conversion: conversionShown(conversion, call) },
      ]),
    ),
    packages: new Map(packages.map((one) => [one.id, one])),
    courses: new Map(
      courses.map(({ id, state, title }) => [id, { state, title: textIn(title, call.locale) }]),
    ),
  };
}

/** The questions each test of a draft could ask if it were published now, by activity. */
export async function poolsOf(
  tx: Tx,
  clientId: string,
  draft: CourseDraft,
): Promise<ReadonlyMap<string, readonly TestableQuestion[]>> {
  const pools = new Map<string, readonly TestableQuestion[]>();
  for (const activity of draft.modules.flatMap(({ activities }) => activities)) {
    const test = testOf(activity);
    if (!test) continue;
    const { parts } = test.data;
    pools.set(
      activity.id,
      await poolOf(tx, clientId, { parts, type: test.type, locale: draft.defaultLocale }),
    );
  }
  return pools;
}

/** The same as the page shows it, with addresses to look at files for the caller alone. */
export function presentNames(
  { files, packages, courses }: DraftNames,
  call: MemberCall,
): Pick<OfficeCourse, "files" | "packages" | "courses"> {
  return {
    files: files.map(({ id, name, type, size, seconds, pages, conversion, ...file }) => ({
      ...{ id, name, type, size, seconds, pages },
      conversion: conversionShown(conversion, call),
      url: addressOf({ id, type, ...file }, call),
    })),
    packages: packages.map(({ refusal, ...one }) => ({ ...one, refusal: refusalIn(refusal, call) })),
    courses: courses.map(({ id, kind, title, state }) => ({ id, kind, title, state })),
  };
}

function addressOf(
  { id, type, pictured, storage_key }: Pick<NamedFileRow, "id" | "type" | "pictured" | "storage_key">,
  call: MemberCall,
): string {
  const { actor, now, parts } = call;
  const picture = pictured ? pictureUrl(call, id, "large") : null;
  const reader = readerOf(actor);
  return picture ?? parts.outside.store.readUrl(storage_key, { type, expiresAt: signedUntil(now), reader });
}

function refusalIn(refusal: NamedPackage["refusal"], { locale }: MemberCall): string | null {
  const problem = refusal && problems.get(refusal.code);
  return problem ? localize(problem.title, locale, refusal.params) : (refusal?.code ?? null);
}
