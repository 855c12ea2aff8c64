import { accountTables } from "./account.ts";
import { earningTables } from "./earning.ts";
import { learningTables } from "./learning.ts";
import type { Known } from "./shape.ts";
import { workTables } from "./work.ts";

/**
 * Every table that can hold something about a person: what an export says of it, and what becomes of it when they leave.
 * A test reads the database and fails on a table, or a text of one, that is not here.
 */
export const register: readonly Known[] = [
  ...accountTables,
  ...earningTables,
  ...learningTables,
  ...workTables,
];
