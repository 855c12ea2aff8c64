import type { RequestState, Topic } from "@trilha/contract/content/support/shapes.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { WrittenText } from "@trilha/contract/core/rich-text.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;
type FrozenNull<T> = ColumnType<T | null, T | null | undefined, never>;
/** JSON: an object when read, text when written. */
type Json<T> = ColumnType<T, string, string>;

/** One text in the languages it is written in. */
export type TextsByLocale = Partial<Record<Locale, WrittenText>>;

/** Texts of a client and requests to its support. */
export interface InstitutionalTables {
  legal_texts: {
    client_id: Frozen<string>;
    kind: Frozen<TextKind>;
    version: Frozen<number>;
    texts: ColumnType<TextsByLocale, string, never>;
    published_at: Frozen<Date>;
    published_by: FrozenNull<string>;
  };
  text_drafts: {
    client_id: string;
    kind: TextKind;
    texts: Json<TextsByLocale>;
    version: Generated<number>;
    updated_at: Date;
    updated_by: string | null;
  };
  support_numbers: { client_id: string; last: number };
  support_requests: {
    id: Generated<string>;
    client_id: string;
    number: number;
    user_id: string | null;
    name: string;
    answer_to: string;
    topic: Topic;
    message: string;
    file_id: string | null;
    locale: Locale;
    state: Generated<RequestState>;
    created_at: Date;
    /** As YYYY-MM-DD. */
    due_on: string;
    answered_at: Date | null;
    closed_at: Date | null;
    version: Generated<number>;
  };
  support_answers: {
    id: Generated<string>;
    client_id: string;
    request_id: string;
    author_id: string | null;
    message: string;
    sent_at: Date;
  };
}
