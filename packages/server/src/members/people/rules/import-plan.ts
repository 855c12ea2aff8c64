// A people file comes in whole or not at all: every line is judged before anything is written.
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import type { PersonLine } from "./import-line.ts";
import { type Holders, type ImportOutcome, type KnownAccount, matchLine } from "./import-match.ts";

type Update = Extract<ImportOutcome, { kind: "update" }>;

export interface ImportPlan {
  /** `username` null: the document names them, and whoever writes the plan draws one. */
  creates: { line: PersonLine; username: string | null }[];
  joins: { line: PersonLine; account: KnownAccount }[];
  updates: Omit<Update, "kind">[];
  unchanged: number;
  errors: LineError[];
}

/** Present holder of a key; keys are compared without capitals. */
export interface Directory {
  byEmail: ReadonlyMap<string, KnownAccount>;
  byUsername: ReadonlyMap<string, KnownAccount>;
  /** "BR 12345678909" */
  byDocument: ReadonlyMap<string, KnownAccount>;
}

type Names = Readonly<Partial<Record<ImportColumn, string>>>;

/** Plan of the import. */
export function planImport(people: readonly PersonLine[], directory: Directory, names: Names): ImportPlan {
  const plan: ImportPlan = { creates: [], joins: [], updates: [], unchanged: 0, errors: [] };
  const lineOf = new Map<string, number>();
  for (const line of people) {
    const say = (column: ImportColumn, code: LineError["code"], params?: LineError["params"]) =>
      plan.errors.push({
        line: line.line,
        column: names[column] ?? column,
        value: cellOf(line, column).slice(0, 64),
        code,
        ...(params && { params }),
      });
    const outcome = matchLine(line, holdersOf(line, directory));
    if (outcome.kind === "wrong") {
      for (const { column, code } of outcome.wrong) say(column, code);
      continue;
    }
    if (outcome.kind === "unchanged") {
      plan.unchanged += 1;
      continue;
    }
    if (outcome.kind === "create") {
      const named = usernameOf(line);
      if (named && directory.byUsername.has(named[1].toLowerCase())) say(named[0], "username_used");
      else plan.creates.push({ line, username: named?.[1] ?? null });
      continue;
    }
    const seen = lineOf.get(outcome.account.id);
    if (seen !== undefined) {
      say(line.email ? "email" : "document", "duplicate_in_file", { line: seen });
      continue;
    }
    lineOf.set(outcome.account.id, line.line);
    if (outcome.kind === "join") plan.joins.push({ line, account: outcome.account });
    else plan.updates.push(outcome);
  }
  return plan;
}

function holdersOf(line: PersonLine, directory: Directory): Holders {
  return {
    email: line.email ? directory.byEmail.get(line.email.toLowerCase()) : undefined,
    username: line.username ? directory.byUsername.get(line.username.toLowerCase()) : undefined,
    document: line.document
      ? directory.byDocument.get(`${line.documentCountry} ${line.document}`)
      : undefined,
  };
}

/**
 * Sign-in name of people without a user name: the e-mail, else the document. That is no user name of theirs:
 * those are unique in the whole installation, and would tell of documents elsewhere.
 */
export function usernameOf(line: PersonLine): ["username" | "email", string] | undefined {
  if (line.username) return ["username", line.username];
  return line.email ? ["email", line.email.toLowerCase()] : undefined;
}

function cellOf(line: PersonLine, column: ImportColumn): string {
  if (column === "email" || column === "username" || column === "document") return line[column] ?? "";
  return column === "first_name" ? (line.firstName ?? "") : "";
}
