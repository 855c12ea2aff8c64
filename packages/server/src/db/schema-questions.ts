import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Difficulty, QuestionBody, QuestionKind } from "@trilha/contract/learning/questions/kinds.ts";
import type { ColumnType, Generated } from "kysely";

type Json<T> = ColumnType<T, string, string>;
type Frozen<T> = ColumnType<T, T, never>;

/** Banks of questions and every version of them. */
export interface QuestionTables {
  question_banks: {
    client_id: Frozen<string>;
    id: Generated<string>;
    name: string;
    description: Generated<string>;
    archived_at: Date | null;
    version: Generated<number>;
    created_by: Frozen<string | null>;
    created_at: Frozen<Date>;
    updated_at: Date;
  };
  questions: {
    client_id: Frozen<string>;
    id: Generated<string>;
    bank_id: string;
    kind: QuestionKind;
    body_version: Generated<number>;
    tags: Generated<string[]>;
    difficulty: Difficulty;
    state: Generated<"active" | "retired">;
    locales: Locale[];
    prompt: Json<Partial<Record<Locale, string>>>;
    file_id: string | null;
    points: number;
    search_text: string;
    version: Generated<number>;
    created_at: Frozen<Date>;
    updated_by: string | null;
    editor_name: Generated<string>;
    updated_at: Date;
  };
  question_versions: {
    client_id: Frozen<string>;
    question_id: Frozen<string>;
    version: Frozen<number>;
    body: ColumnType<QuestionBody, string, never>;
    created_by: Frozen<string | null>;
    author_name: ColumnType<string, string | undefined, never>;
    created_at: Frozen<Date>;
  };
}
