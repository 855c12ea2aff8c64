-- Figures of the programme: sums a job keeps every minute (docs/plans/04.md, 1), each with its age. No sale writes to a
-- row another sale writes to.

-- How far each kind of figure is counted: everything made before this database transaction is in it.
create table figures_counted (
  kind text primary key check (kind in ('days', 'sales', 'audit', 'orders')),
  counted_to xid8 not null,
  -- When the count that ended there began.
  counted_at timestamptz not null
);
grant select, insert, update on figures_counted to trilha_app;

-- Worth of each reported line as it was last counted. A claim that moved is taken out and put in again.
create table sale_facts (
  client_id uuid not null references clients (id) on delete cascade,
  claim_id uuid not null,
  line_id uuid not null,
  campaign_id uuid not null,
  -- Monday of the sale's week.
  week date not null check (extract(isodow from week) = 1),
  country char(2) not null,
  retailer_id uuid not null,
  product_id uuid not null,
  -- 0: of a try that another one took the place of.
  lines smallint not null check (lines in (0, 1)),
  -- Units that stand.
  units integer not null check (units >= 0),
  -- Points given for it, by what the audit made of their lots.
  confirmed bigint not null,
  waiting bigint not null,
  fallen bigint not null,
  primary key (client_id, claim_id, line_id)
);
grant select, insert, delete on sale_facts to trilha_app;

create table sale_weeks (
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  week date not null,
  country char(2) not null,
  retailer_id uuid not null,
  product_id uuid not null,
  lines bigint not null,
  units bigint not null,
  confirmed bigint not null,
  waiting bigint not null,
  fallen bigint not null,
  primary key (client_id, campaign_id, week, country, retailer_id, product_id)
) with (fillfactor = 80);
grant select, insert, update on sale_weeks to trilha_app;

-- Decisions of auditors, by weeks of the client's time zone.
create table audit_reason_weeks (
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  week date not null,
  type text not null check (type in ('claim', 'photo')),
  verdict text not null check (verdict in ('accepted', 'partial', 'rejected')),
  -- A code of the list, 'other' for own words, 'none'.
  reason text not null,
  reports bigint not null,
  -- Points that fell.
  points bigint not null,
  primary key (client_id, campaign_id, week, type, verdict, reason)
) with (fillfactor = 80);
grant select, insert, update on audit_reason_weeks to trilha_app;

-- Steps of orders, by the week of each step in the client's time zone.
create table order_weeks (
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  week date not null,
  country char(2) not null,
  category_id uuid not null,
  reward_id uuid not null,
  placed bigint not null,
  approved bigint not null,
  reproved bigint not null,
  cancelled bigint not null,
  delivered bigint not null,
  -- Units of approved orders, less those cancelled afterwards.
  units bigint not null,
  points bigint not null,
  primary key (client_id, campaign_id, week, country, category_id, reward_id)
) with (fillfactor = 80);
grant select, insert, update on order_weeks to trilha_app;

-- Lists and figures as files: asked for by a row, made by a job, kept for some days.

create table exports (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  asked_by uuid not null references users (id),
  -- As whom it is read, and what they were allowed then and are allowed now.
  session_id uuid not null,
  kind text not null check (length(kind) between 1 and 40),
  -- The page's filters. A search may name somebody: it goes with the row.
  params jsonb not null default '{}',
  locale text not null references languages (code),
  format text not null check (format in ('csv', 'xlsx')),
  personal boolean not null,
  reason text check (length(reason) <= 256),
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  failure text check (failure in ('too_long', 'not_allowed', 'broken')),
  rows integer not null default 0,
  file_key text,
  asked_at timestamptz not null,
  done_at timestamptz,
  expires_at timestamptz not null,
  check (not personal or reason is not null),
  check ((state = 'done') = (file_key is not null)),
  check ((state in ('done', 'failed')) = (done_at is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index exports_of_person on exports (client_id, asked_by, asked_at desc, id desc);
create index exports_by_end on exports (expires_at);
grant select, insert, update, delete on exports to trilha_app;
