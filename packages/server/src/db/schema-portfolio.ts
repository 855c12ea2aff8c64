import type { PortfolioTexts } from "@trilha/contract/content/portfolio/shapes.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ColumnType, Generated } from "kysely";

type Json<T> = ColumnType<T, string, string>;
type Localized = Partial<Record<Locale, string>>;

/** What a client shows to anybody. */
export interface PortfolioTables {
  portfolios: {
    client_id: string;
    texts: Json<PortfolioTexts>;
    version: Generated<number>;
    changed_at: Date;
  };
  portfolio_people: {
    client_id: string;
    position: number;
    name: string;
    role: Json<Localized>;
    about: Json<Localized>;
    picture_file_id: string | null;
  };
  portfolio_courses: { client_id: string; course_id: string; position: number };
}
