import type { Locale } from "@trilha/contract/core/locale.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { SpokenOf } from "./enrolments.queries.ts";

export interface EnrolmentRequestRow extends SpokenOf {
  id: string;
  user_id: string;
  membership_id: string | null;
  name: string;
  store: string | null;
  requested_at: Date;
  missing: { title: Partial<Record<Locale, string>>; locale: Locale }[] | null;
}

/** Enrolment requests; by the index that holds only them. */
export async function requestPage(
  tx: Tx,
  filter: { clientId: string; courseId: string | undefined; search: string },
  page: { after: string | undefined; rows: number },
): Promise<EnrolmentRequestRow[]> {
  const { clientId, courseId = null, search } = filter;
  const { rows } = await sql<EnrolmentRequestRow>`
    select e.id, e.user_id, c.id as course_id, c.kind, c.title, c.default_locale, m.id as membership_id,
           coalesce(m.sort_name, '') as name, s.name as store,
           coalesce((select max(t.at) from course_enrolment_steps t
             where t.client_id = e.client_id and t.enrolment_id = e.id and t.event = 'request'), e.updated_at)
             as requested_at,
           (select jsonb_agg(jsonb_build_object('title', r.title, 'locale', r.default_locale) order by r.id)
            from course_prerequisites p
            join courses r on r.client_id = p.client_id and r.id = p.requires_id
            where p.client_id = e.client_id and p.course_id = e.course_id
              and not exists (select from training_completions d
                where d.client_id = e.client_id and d.training_id = p.requires_id and d.user_id = e.user_id)) as missing
    from course_enrolments e
    join courses c on c.client_id = e.client_id and c.id = e.course_id
    left join memberships m on m.client_id = e.client_id and m.user_id = e.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    where e.client_id = ${clientId} and e.state = 'requested'
      and (${page.after ?? null}::uuid is null or e.id > ${page.after ?? null}::uuid)
      and (${courseId}::uuid is null or e.course_id = ${courseId}::uuid)
      and (${search}::text = '' or strpos(fold(m.sort_name), fold(${search}::text)) > 0)
    order by e.id limit ${page.rows}`.execute(tx);
  return rows;
}
