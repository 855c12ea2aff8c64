import type { NewsTopic } from "@trilha/contract/communication/messages/news-topics.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { NewsWay } from "@trilha/contract/privacy/own-data/shapes.ts";
import type { ColumnType, Generated } from "kysely";

type Frozen<T> = ColumnType<T, T, never>;

/** Own data, choices of news, leaving. */
export interface PrivacyTables {
  news_choices: {
    user_id: Frozen<string>;
    topic: Frozen<NewsTopic>;
    way: Frozen<NewsWay>;
    wanted: boolean;
  };
  own_exports: {
    id: Generated<string>;
    user_id: Frozen<string>;
    client_id: Frozen<string | null>;
    locale: Frozen<Locale>;
    state: Generated<"queued" | "running" | "done" | "failed">;
    done: Generated<number>;
    total: Generated<number>;
    file_key: string | null;
    bytes: number | null;
    asked_at: Frozen<Date>;
    done_at: Date | null;
    expires_at: Date;
  };
  personal_reads: {
    client_id: Frozen<string>;
    user_id: Frozen<string>;
    reader_id: Frozen<string>;
    day: Frozen<string>;
    at: Frozen<Date>;
  };
  leavings: {
    user_id: Frozen<string>;
    asked_at: Frozen<Date>;
    farewell_id: string | null;
    erased_at: Date | null;
  };
}
