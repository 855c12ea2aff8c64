import { sql } from "kysely";
import type { Tx } from "../../server/src/db/database.ts";
import type { PlantedProgramme } from "./plant-client.ts";
import { portfolioPlans } from "./portfolio-plans.ts";

/** How many courses a programme of the demo shows. */
const shown = 9;

/** Portfolio of a programme: its words, its people, its newest courses that are for everybody. */
export async function plantPortfolio(tx: Tx, programme: PlantedProgramme, now: Date): Promise<void> {
  const { id: client_id } = programme;
  const { on, texts, people } = portfolioPlans[programme.plan.slug];
  await tx
    .insertInto("portfolios")
    .values({ client_id, texts: JSON.stringify(texts), changed_at: now })
    .execute();
  const rows = people.map(({ name, role, about }, position) => ({
    ...{ client_id, position, name, picture_file_id: null },
    ...{ role: JSON.stringify(role), about: JSON.stringify(about) },
  }));
  if (rows.length > 0) await tx.insertInto("portfolio_people").values(rows).execute();
  await sql`
    insert into portfolio_courses (client_id, course_id, position)
    select client_id, id, row_number() over (order by cover_file_id is null, published_at desc, id) - 1 from courses
    where client_id = ${client_id} and state = 'published' and audience = '{"all": []}'
    order by cover_file_id is null, published_at desc, id limit ${shown}`.execute(tx);
  await tx
    .updateTable("client_branding")
    .set({ use_portfolio: on })
    .where("client_id", "=", client_id)
    .execute();
}
