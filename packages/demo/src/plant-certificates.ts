import { sql } from "kysely";
import type { Tx } from "../../server/src/db/database.ts";
import { issueCertificate } from "../../server/src/learning/certificates/index.ts";
import { judgedPeople } from "../../server/src/members/eligibility/index.ts";
import { type BadgePlan, badgePlans, templatePlans } from "./certificate-plans.ts";
import type { PlantedProgramme } from "./plant-client.ts";

const day = 24 * 60 * 60 * 1000;
/** How many people's certificates the demo has of each programme. */
const issued = 40;

interface Completed {
  id: string;
  attempt: number;
  course_id: string;
  username: string;
  finished_at: Date;
}

/** Templates, certificates of what people have finished (one has ended, one was revoked), and badges. */
export async function plantCertificates(
  tx: Tx,
  { programme, now }: { programme: PlantedProgramme; now: Date },
): Promise<void> {
  const { id: clientId } = programme;
  await plantTemplates(tx, programme, now);
  const { rows } = await sql<Completed>`
    select e.id, e.attempt, e.course_id, u.username, e.finished_at from course_enrolments e
    join users u on u.id = e.user_id
    where e.client_id = ${clientId} and e.state in ('finished', 'approved', 'improved') and e.finished_at is not null
    order by u.username <> 'vendedor', e.finished_at, e.id limit ${issued}`.execute(tx);
  const others = rows.filter(({ username }) => username !== "vendedor");
  const [ended, revoked] = [others[0], others[1]];
  if (ended) await useFor(tx, clientId, ended.course_id);
  for (const row of rows) {
    const at = row === ended ? new Date(now.getTime() - 300 * day) : row.finished_at;
    await issueCertificate(tx, { clientId, enrolmentId: row.id, attempt: row.attempt, completedAt: at }, at);
  }
  if (revoked)
    await sql`
      update certificates set revoked_at = ${now}, revoke_reason = 'Concluído por outra pessoa'
      where client_id = ${clientId} and enrolment_id = ${revoked.id}`.execute(tx);
  for (const plan of badgePlans) await plantBadge(tx, clientId, plan, now);
  // Long ago: they were read.
  await sql`
    update notifications set read_at = created_at
    where client_id = ${clientId} and kind like 'certificates.%' and read_at is null`.execute(tx);
}

async function plantTemplates(tx: Tx, programme: PlantedProgramme, now: Date): Promise<void> {
  const plans = templatePlans[programme.plan.slug] ?? [];
  for (const [at, { name, design }] of plans.entries()) {
    const isDefault = at === 0;
    const { id } = await tx
      .insertInto("certificate_templates")
      .values({
        ...{ client_id: programme.id, name, archived_at: null, changed_at: now },
        ...{ default_for_courses: isDefault, default_for_trails: isDefault },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("certificate_template_versions")
      .values({
        ...{ client_id: programme.id, template_id: id, version: 1, created_by: null, created_at: now },
        design: JSON.stringify(design),
      })
      .execute();
  }
}

/** A badge, with those who have come to it: they celebrated it yesterday. */
async function plantBadge(tx: Tx, clientId: string, plan: BadgePlan, now: Date): Promise<void> {
  const { name, text, picture, rule } = plan;
  const { id } = await tx
    .insertInto("badges")
    .values({
      ...{ client_id: clientId, name: JSON.stringify(name), text: JSON.stringify(text) },
      ...{ picture: JSON.stringify(picture), rule: JSON.stringify(rule) },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const at = new Date(now.getTime() - day);
  await sql`
    insert into badge_awards (client_id, badge_id, user_id, awarded_at, seen_at)
    select ${clientId}, ${id}, p.user_id, ${at}, ${at} from ${judgedPeople({ clientId, eligibility: rule, now })} p
    where p.open`.execute(tx);
}

/** The second template, where there is one, is a course's own. */
async function useFor(tx: Tx, clientId: string, courseId: string): Promise<void> {
  await sql`
    insert into course_certificates (client_id, course_id, template_id)
    select ${clientId}, ${courseId}, t.id from certificate_templates t
    where t.client_id = ${clientId} and not t.default_for_courses limit 1`.execute(tx);
}
