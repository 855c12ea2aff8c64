import type pg from "pg";
import { Database } from "../src/db/database.ts";
import { campaignJobs } from "../src/loyalty/campaigns/index.ts";
import { saleJobs } from "../src/loyalty/claims/index.ts";
import { ledgerJobs } from "../src/loyalty/ledger/index.ts";
import type { Parts } from "../src/parts.ts";
import { sixtyEach } from "../test/builders-campaigns.ts";
import { TestClock } from "../test/clock.ts";
import { fillBooks, pastGuards } from "./books.ts";
import { database } from "./database.ts";
import type { Resource } from "./part.ts";
import { crowds } from "./people.ts";
import { type BenchCampaign, idsOf, openCampaign } from "./programme.ts";

export type Reported = BenchCampaign & { clientId: string; administratorId: string; reports: number };

/** Reports of a client of 10,000 people, and of one of 100,000. */
const sizes = [10_000, 200_000];
/** People who earn for reports. */
const earners = 5_000;

/** Two programmes that differ in how much was reported, decided on and given. */
export const reported: Resource<Reported[]> = {
  start: async (bench) => {
    const reached = await bench.use(database);
    const [, ...clients] = await bench.use(crowds);
    const connection = await pastGuards(reached);
    const db = new Database({ url: reached.appUrl, poolSize: 1, onError: () => undefined });
    try {
      const made: Reported[] = [];
      for (const [index, { clientId, administratorId, size }] of clients.entries()) {
        const reports = sizes[index] ?? 0;
        bench.say(`${reports.toLocaleString("en-US")} reported sales`);
        const [approver = ""] = await idsOf(
          connection,
          "select user_id as id from memberships where client_id = $1 and user_id <> $2 limit 1",
          [clientId, administratorId],
        );
        const campaign = await openCampaign(connection, clientId, {
          ...{ rules: sixtyEach, stores: 200, proposer: administratorId, approver },
        });
        await fillReports(connection, clientId, campaign, { reports, reporters: size / 2 });
        await fillLedger(connection, clientId, campaign, reports);
        made.push({ ...campaign, clientId, administratorId, reports });
      }
      await connection.query("insert into audit_counts select * from audit_counted()");
      await connection.query("vacuum analyze");
      await countUp(db);
      return made;
    } finally {
      await db.end();
      await connection.end();
    }
  },
  stop: async () => undefined,
};

/** Count of every minute, by the timetable: the measured process finds it done. */
async function countUp(db: Database): Promise<void> {
  const once = { attempt: 1, maxAttempts: 1 };
  const parts = { ...({ db } as Parts), clock: new TestClock() };
  await ledgerJobs["ledger.seal"].run(parts, {}, once);
  await campaignJobs["campaigns.count_days"].run(parts, {}, once);
  await saleJobs["sales.count_statistics"].run(parts, {}, once);
}

/** Half the people report; a hundredth waits, six in ten passed by themselves, auditors decided on the rest. */
async function fillReports(
  connection: pg.Client,
  clientId: string,
  { campaignId, ruleSetVersionId, retailerId, storeIds, today }: BenchCampaign,
  { reports, reporters }: { reports: number; reporters: number },
): Promise<void> {
  await connection.query(
    `insert into claims (client_id, campaign_id, user_id, country, retailer_id, store_id, invoice_number, invoice_key,
       sale_date, state, units, points, experience, rule_set_version_id, checked_at, submitted_at)
     select $1, $2, p.user_id, 'BR', $3, ($4::uuid[])[1 + n % cardinality($4::uuid[])], number, number, $5::date,
       case when n % 100 = 0 then 'in_review' when n % 10 < 6 then 'auto_accepted' when n % 10 < 9 then 'accepted'
         else 'rejected' end, 1, 60, 40, $6, at, at
     from generate_series(1, $7::int) n
     join (select user_id, row_number() over (order by md5(user_id::text)) - 1 as place
           from memberships where client_id = $1) p on p.place = n % $8::int,
     lateral (values (upper(substr(md5(n::text), 1, 9)), now() - n * (interval '30 days' / $7::int))) f (number, at)
     order by at`,
    [clientId, campaignId, retailerId, storeIds, today, ruleSetVersionId, reports, reporters],
  );
  await connection.query(
    `insert into audit_queue (client_id, subject_type, subject_id, store_id, user_id, campaign_id, priority, queued_at)
     select client_id, 'claim', id, store_id, user_id, campaign_id, 10 + hashtext(id::text) & 1023, submitted_at
     from claims where client_id = $1 and state = 'in_review'`,
    [clientId],
  );
  await connection.query(
    `insert into claim_signals (client_id, claim_id, attempt, kind, weight, at)
     select client_id, id, 1, 'same_file', 60, submitted_at from claims where client_id = $1 and state = 'in_review'`,
    [clientId],
  );
  await connection.query(
    `insert into audit_verdicts (client_id, subject_type, subject_id, auditor_id, verdict, sampled, points_before,
       points_rejected, seconds, at)
     select client_id, 'claim', id, user_id, state, hashtext(id::text) % 5 = 0, 60, case state when 'rejected' then 60 else 0 end,
       10 + abs(hashtext(id::text)) % 60, submitted_at + interval '1 hour'
     from claims where client_id = $1 and state in ('accepted', 'rejected') order by submitted_at`,
    [clientId],
  );
}

async function fillLedger(
  connection: pg.Client,
  clientId: string,
  { campaignId: potId }: BenchCampaign,
  awards: number,
): Promise<void> {
  await connection.query("select ledger_open($1, $2, null)", [clientId, potId]);
  await connection.query(
    `select ledger_open($1, $2, user_id) from (select user_id from memberships where client_id = $1 limit $3::int) m`,
    [clientId, potId, earners],
  );
  await fillBooks(connection, { clientId, potId, people: [] }, awards, [0, earners]);
}
