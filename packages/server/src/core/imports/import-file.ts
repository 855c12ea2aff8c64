import { isFaultHeading } from "@trilha/contract/core/imports/fault-heading.ts";
import {
  type ColumnsOfFile,
  type Header,
  type HeaderRead,
  headingKey,
  readHeaderLine,
} from "@trilha/contract/core/imports/lines.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import type { ImportReport, LineError } from "@trilha/contract/core/imports/report.ts";
import type { Tx } from "../../db/database.ts";
import type { MemberCall } from "../call.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import { rememberedHeadings, rememberHeadings } from "./headings.queries.ts";
import { lineErrorsInWords, openSheet } from "./open-sheet.ts";
import type { FileLine } from "./read-sheet.ts";

/** Body of an import's endpoint. */
interface ImportBody {
  readonly fileId: string;
  readonly dryRun: boolean;
  readonly columns?: readonly (string | null)[] | undefined;
  readonly goodLines: boolean;
}

/** Lines of a file and the columns of their cells. */
export interface SheetRead<Column extends string> {
  readonly header: Header<Column>;
  readonly lines: readonly FileLine[];
}

/** Judgement of all lines against what is there at present. */
interface JudgedFile {
  readonly errors: readonly LineError[];
  /** Lines that fall with a bad one, where several make one thing. */
  readonly together?: (bad: ReadonlySet<number>) => ReadonlySet<number>;
  /** Things the lines make, where that is not one each: they are counted then. */
  readonly things?: number;
}

interface Work<Column extends string, Plan extends JudgedFile, More extends object> {
  /** Kind of file: what a client chose for a heading counts for its next file of the kind. */
  readonly kind: string;
  readonly columns: ColumnsOfFile<Column>;
  /** Lines of a file that is no sheet, and has no headings. */
  readonly lines?: readonly FileLine[];
  readonly most?: { lines: number; bytes?: number };
  /** Bad lines do not leave the file: they are told by their number. */
  readonly secret?: boolean;
  readonly plan: (tx: Tx, sheet: SheetRead<Column>) => Promise<Plan | Refusal>;
  /** Figures of the plan; judged without its bad lines, so the numbers are those of what comes in. */
  readonly figures: (plan: Plan) => Pick<ImportReport, "created" | "updated" | "unchanged">;
  readonly write: (tx: Tx, plan: Plan) => Promise<Refusal | undefined>;
  /** Further facts of the report; without a plan where the headings are wrong. */
  readonly more: (plan: Plan | undefined) => More;
}

/**
 * Every import: opens the file, reads its headings, judges each line, and takes all of it, or its good lines where the
 * caller says so. Lines that are wrong are judged out first and the rest anew, so that a fault between two lines leaves
 * numbers that add up.
 */
export async function importFile<Column extends string, Plan extends JudgedFile, More extends object>(
  call: MemberCall,
  body: ImportBody,
  work: Work<Column, Plan, More>,
): Promise<(ImportReport & More) | Refusal> {
  const sheet = work.lines ? { lines: work.lines } : await openSheet(call, body.fileId, work.most);
  const about = { clientId: call.actor.clientId, kind: work.kind };
  // A call that is asked again may find its file gone, and its answer kept.
  return call.write(async (tx) => {
    if (isRefusal(sheet)) return sheet;
    const before = await rememberedHeadings(tx, about);
    const read =
      "header" in sheet
        ? readHeaderLine(sheet.header, work.columns, { here: work.secret ? undefined : body.columns, before })
        : withoutHeadings;
    if (!read) return refuse(importProblems.unreadable);
    const judged = await judgeLines(tx, work, sheet.lines, read);
    if (isRefusal(judged)) return judged;
    const { plan, errors, bad, things } = judged;
    const ok = errors.length === 0;
    const good = plan ? (plan.things ?? sheet.lines.length - bad.size) : 0;
    const imported = plan !== undefined && !body.dryRun && good > 0 && (ok || body.goodLines);
    if (imported) {
      const refused = await work.write(tx, plan);
      if (refused) return refused;
      if (body.columns && !work.secret) await rememberHeadings(tx, about, choicesOf(read));
    }
    return {
      lines: things,
      ...(plan ? work.figures(plan) : { created: 0, updated: 0, unchanged: 0 }),
      bad: things - good,
      ok,
      imported,
      headings: read.headings.filter(
        ({ heading, column }) => !isFaultHeading(heading) && (column !== null || !work.secret),
      ),
      errors: lineErrorsInWords(errors, call),
      rejected: work.secret
        ? []
        : sheet.lines
            .filter(({ line, cells }) => bad.has(line) && cells.length > 0)
            .map(({ line, cells }) => ({ line, cells })),
      ...work.more(plan),
    };
  });
}

const withoutHeadings: HeaderRead<never> = {
  header: { columns: [], names: {} },
  headings: [],
  errors: [],
};

interface JudgedLines<Plan> {
  /** Plan of the good lines; undefined where the headings are wrong. */
  plan: Plan | undefined;
  errors: LineError[];
  bad: ReadonlySet<number>;
  things: number;
}

async function judgeLines<Column extends string, Plan extends JudgedFile>(
  tx: Tx,
  work: Pick<Work<Column, Plan, object>, "plan">,
  all: readonly FileLine[],
  { header, errors }: HeaderRead<Column>,
): Promise<JudgedLines<Plan> | Refusal> {
  const bad = new Set<number>();
  if (errors.length > 0) return { plan: undefined, errors, bad, things: all.length };
  const faults: LineError[] = [];
  let things = all.length;
  for (let before = -1; before < bad.size; ) {
    const isFirst = before < 0;
    before = bad.size;
    const lines = all.filter(({ line }) => !bad.has(line));
    const plan = await work.plan(tx, { header, lines });
    if (isRefusal(plan)) return plan;
    if (isFirst) things = plan.things ?? all.length;
    if (plan.errors.length === 0) return { plan, errors: onceEach(faults), bad, things };
    faults.push(...plan.errors);
    const fallen = new Set(plan.errors.map(({ line }) => line));
    for (const line of plan.together?.(fallen) ?? fallen) bad.add(line);
  }
  throw new Error("lines of a file fall without end");
}

/** A fault found twice is told once; an empty cell that has another fault is not called empty too. */
function onceEach(errors: readonly LineError[]): LineError[] {
  const place = ({ line, column }: LineError) => `${line} ${column}`;
  const others = new Set(errors.filter(({ code }) => code !== "required").map(place));
  const seen = new Set<string>();
  return errors.filter((error) => {
    if (error.code === "required" && others.has(place(error))) return false;
    const key = `${place(error)} ${error.code} ${error.value}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function choicesOf({ headings, header }: HeaderRead<string>): Map<string, string | null> {
  return new Map(
    headings.flatMap(({ heading }, index): [string, string | null][] =>
      heading && !isFaultHeading(heading) ? [[headingKey(heading), header.columns[index] ?? null]] : [],
    ),
  );
}
