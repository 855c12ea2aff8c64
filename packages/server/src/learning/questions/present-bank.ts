import type { QuestionBank } from "@trilha/contract/learning/questions/shapes.ts";
import type { BankRow } from "./banks.queries.ts";

/** A bank as the office shows it. */
export function presentBank(row: BankRow): QuestionBank {
  const { id, name, description, archived, active, retired, version } = row;
  return {
    ...{ id, name, description, archived, active, retired, version },
    updatedAt: row.updated_at.toISOString(),
  };
}
