-- Figures of the programme: sums a job keeps every minute (docs/plans/04.md, 1), each with its age. No sale writes to a
-- row another sale writes to.

-- How far each kind of figure is counted: everything made before this database transaction is in it.
create table figures_counted (
  kind text primary key check (kind in ('days', 'sales', 'audit', 'orders')),
  counted_to xid8 not null,
  -- When the count that ended there began.
  counted_at timestamptz not null
);

-- Which database transaction made it, so that a count finds what came since. What is there was made before all of them.
alter table claim_transitions add column made_in xid8 not null default '0';
alter table claim_transitions alter column made_in set default pg_current_xact_id();
create index claim_transitions_made_in on claim_transitions (made_in);
alter table audit_verdicts add column made_in xid8 not null default '0';
alter table audit_verdicts alter column made_in set default pg_current_xact_id();
create index audit_verdicts_made_in on audit_verdicts (made_in);

-- What each reported line is worth as it was last counted. A claim that moved is taken out and put in again.
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

-- What auditors decided, by weeks of the client's time zone.
create table audit_reason_weeks (
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  week date not null,
  type text not null check (type in ('claim', 'photo')),
  verdict text not null check (verdict in ('accepted', 'partial', 'rejected')),
  -- A code of the list, 'other' for own words, 'none'.
  reason text not null,
  reports bigint not null,
  -- That fell.
  points bigint not null,
  primary key (client_id, campaign_id, week, type, verdict, reason)
) with (fillfactor = 80);

-- What became of orders, by the week of each step in the client's time zone.
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
  -- Of approved ones, less those cancelled afterwards.
  units bigint not null,
  points bigint not null,
  primary key (client_id, campaign_id, week, country, category_id, reward_id)
) with (fillfactor = 80);

-- Days of campaigns tell more from now on: each account of the programme, and what people's accounts changed by.
alter table campaign_days
  add column adjusted bigint not null default 0,
  add column redeemed bigint not null default 0,
  add column refunded bigint not null default 0,
  add column expired bigint not null default 0,
  add column transferred bigint not null default 0,
  add column forgiven bigint not null default 0,
  add column uncleared bigint not null default 0,
  add column cleared bigint not null default 0,
  add column held bigint not null default 0,
  add column debt bigint not null default 0;
-- Counted anew, once.
delete from campaign_days;
delete from campaign_days_counted;

alter table sale_facts enable row level security;
alter table sale_weeks enable row level security;
alter table audit_reason_weeks enable row level security;
alter table order_weeks enable row level security;
create policy own_client on sale_facts using (client_id = current_client() or is_system());
create policy own_client on sale_weeks using (client_id = current_client() or is_system());
create policy own_client on audit_reason_weeks using (client_id = current_client() or is_system());
create policy own_client on order_weeks using (client_id = current_client() or is_system());
grant select, insert, update on figures_counted, sale_weeks, audit_reason_weeks, order_weeks to trilha_app;
grant select, insert, delete on sale_facts to trilha_app;
