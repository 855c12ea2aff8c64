-- What a programme lets through without a person: its settings, and exact counts of what passed.

create table acceptance_settings (
  client_id uuid primary key references clients (id) on delete cascade,
  enabled boolean not null,
  accept_unread boolean not null,
  share smallint not null check (share between 0 and 1000),
  units_per_sale integer not null check (units_per_sale between 1 and 50000),
  points_per_sale integer not null check (points_per_sale between 0 and 100000000),
  units_per_week integer not null check (units_per_week between 1 and 50000),
  points_per_week integer not null check (points_per_week between 0 and 100000000),
  newcomer_rate smallint not null check (newcomer_rate between 0 and 1000),
  version integer not null default 1
);

-- Reports checked in a campaign and a day (UTC), and those accepted unseen.
create table acceptance_days (
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  day date not null,
  checked integer not null,
  accepted integer not null,
  points bigint not null,
  primary key (client_id, campaign_id, day),
  foreign key (client_id, campaign_id) references campaigns (client_id, id)
) with (fillfactor = 70);

-- Each report accepted unseen: what the limit of a person counts.
create table unseen_acceptances (
  client_id uuid not null references clients (id) on delete cascade,
  subject_type text not null check (subject_type in ('claim', 'photo')),
  subject_id uuid not null,
  user_id uuid not null references users (id),
  points bigint not null,
  units integer not null,
  at timestamptz not null,
  primary key (client_id, subject_type, subject_id)
);
create index unseen_acceptances_of_person on unseen_acceptances (client_id, user_id, at);

-- With what probability, per thousand, a sampled report was drawn; null: not drawn at random.
alter table claims add column sample_rate smallint check (sample_rate between 1 and 1000);
alter table store_photos add column sample_rate smallint check (sample_rate between 1 and 1000);
create index claims_sampled on claims (client_id, campaign_id, submitted_at desc) where sampled;
create index store_photos_sampled on store_photos (client_id, campaign_id, submitted_at desc) where sampled;
-- What a product was sold in, the newest first.
create index claim_lines_of_product on claim_lines (client_id, product_id, id desc);
drop index claim_lines_by_product;

alter table acceptance_settings enable row level security;
alter table acceptance_settings force row level security;
alter table acceptance_days enable row level security;
alter table acceptance_days force row level security;
alter table unseen_acceptances enable row level security;
alter table unseen_acceptances force row level security;
create policy owner_all on acceptance_settings to current_user using (true) with check (true);
create policy own_client on acceptance_settings using (client_id = current_client() or is_system());
create policy owner_all on acceptance_days to current_user using (true) with check (true);
create policy own_client on acceptance_days using (client_id = current_client() or is_system());
create policy owner_all on unseen_acceptances to current_user using (true) with check (true);
create policy own_client on unseen_acceptances using (client_id = current_client() or is_system());
grant select, insert, update on acceptance_settings, acceptance_days to trilha_app;
grant select, insert on unseen_acceptances to trilha_app;

-- What was accepted unseen before this counts towards the limits of the week.
insert into unseen_acceptances (client_id, subject_type, subject_id, user_id, points, units, at)
select client_id, 'claim', id, user_id, points, units, checked_at
from claims where state = 'auto_accepted' and checked_at > now() - interval '7 days';
insert into unseen_acceptances (client_id, subject_type, subject_id, user_id, points, units, at)
select client_id, 'photo', id, user_id, points, 0, checked_at
from store_photos where state = 'auto_accepted' and checked_at > now() - interval '7 days';
