-- Sales reported with their invoices (claims) and photos of stores (§3 Sale, Photo upload, §4 Other states, §5).

-- Everything an auditor looks at has these states; illegal steps fail here too.
create function claim_step(old_state text, new_state text) returns boolean language sql immutable as $$
  select old_state = new_state or (old_state, new_state) in (
    ('submitted', 'auto_accepted'), ('submitted', 'in_review'), ('submitted', 'withdrawn'),
    ('in_review', 'accepted'), ('in_review', 'rejected'), ('in_review', 'withdrawn'),
    ('rejected', 'resubmitted'), ('resubmitted', 'in_review'), ('rejected', 'appealed'), ('appealed', 'accepted'),
    ('appealed', 'rejected'), ('auto_accepted', 'reversed'), ('auto_accepted', 'in_review'), ('accepted', 'reversed'),
    ('accepted', 'appealed'))
$$;

create table claims (
  id uuid primary key default uuidv7(),
  -- Client and country are its campaign's and its store's: asked here too, every sale would meet at the same two rows.
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null references users (id),
  country char(2) not null,
  retailer_id uuid not null,
  store_id uuid not null,
  -- As typed, and without everything that may differ in typing.
  invoice_number text not null check (length(invoice_number) between 1 and 64),
  invoice_key text not null check (length(invoice_key) between 1 and 64),
  sale_date date not null,
  observation text not null default '' check (length(observation) <= 256),
  -- What the code on the invoice says (contract invoices: InvoiceReading); null when none was read.
  reading jsonb,
  fiscal_key text check (length(fiscal_key) <= 128),
  -- Issuer, number and date: the same document by another road.
  natural_key text check (length(natural_key) <= 256),
  photo_file_id uuid references files (id),
  photo_sha256 bytea,
  -- Where it was reported from: for "one device for many users".
  device text,
  state text not null check (state in ('submitted', 'auto_accepted', 'in_review', 'accepted', 'rejected', 'resubmitted',
    'appealed', 'reversed', 'withdrawn')),
  -- 1, or 2 after the one resubmission.
  attempt smallint not null default 1 check (attempt in (1, 2)),
  appealed boolean not null default false,
  appeal_text text check (length(appeal_text) <= 1000),
  -- Told to the person with the verdict.
  verdict_reason text check (length(verdict_reason) <= 256),
  -- Sum over the lines that count.
  units integer not null check (units > 0),
  points bigint not null check (points >= 0),
  experience bigint not null check (experience >= 0),
  rule_set_version_id uuid not null references rule_set_versions (id),
  -- Checked by itself; what was found, and how much it weighs.
  checked_at timestamptz,
  risk smallint not null default 0 check (risk between 0 and 100),
  -- Looked at although nothing speaks against it.
  sampled boolean not null default false,
  decided_by uuid references users (id),
  decided_at timestamptz,
  submitted_at timestamptz not null,
  version integer not null default 1,
  unique (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, retailer_id) references retailers (client_id, id),
  foreign key (client_id, store_id) references stores (client_id, id)
) with (fillfactor = 80);
-- §5: an invoice number already sent by the user is refused.
create unique index claims_invoice_once on claims (client_id, user_id, invoice_key) where state <> 'withdrawn';
create index claims_of_person on claims (client_id, user_id, submitted_at desc, id desc);
create index claims_of_campaign on claims (client_id, campaign_id, submitted_at desc, id desc);
create index claims_by_fiscal_key on claims (client_id, fiscal_key) where fiscal_key is not null;
create index claims_by_natural_key on claims (client_id, natural_key) where natural_key is not null;
create index claims_by_invoice on claims (client_id, invoice_key);
create index claims_by_photo on claims (client_id, photo_sha256) where photo_sha256 is not null;
-- Which shops a chain's invoices come from.
create index claims_issuers on claims (client_id, retailer_id, (reading->>'issuer'))
  where state in ('accepted', 'auto_accepted') and reading->>'issuer' is not null;
create index claims_by_store on claims (client_id, store_id, submitted_at);
create index claims_by_device on claims (client_id, device, submitted_at) where device is not null;
create index claims_by_time on claims (client_id, submitted_at desc, id desc);

create table claim_lines (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  claim_id uuid not null,
  attempt smallint not null default 1,
  position smallint not null,
  product_id uuid not null,
  -- As the catalogue said when it was reported.
  sku text not null,
  name text not null,
  product_type text not null,
  brand text not null,
  processor text,
  generation text,
  quantity integer not null check (quantity between 1 and 10000),
  points bigint not null check (points >= 0),
  experience bigint not null check (experience >= 0),
  trace jsonb not null,
  verdict text check (verdict in ('accepted', 'rejected')),
  -- Of a partial verdict: how many of the units stand.
  accepted_quantity integer check (accepted_quantity between 0 and quantity),
  reason text check (length(reason) <= 256),
  unique (client_id, id),
  unique (client_id, claim_id, attempt, position),
  foreign key (client_id, claim_id) references claims (client_id, id),
  foreign key (client_id, product_id) references products (client_id, id)
) with (fillfactor = 80);
create index claim_lines_by_product on claim_lines (client_id, product_id);

-- What an automatic check found, with its reason and, where there is one, the other claim.
create table claim_signals (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  claim_id uuid not null,
  attempt smallint not null,
  kind text not null,
  weight smallint not null check (weight between 0 and 100),
  details jsonb not null default '{}',
  other_claim_id uuid,
  at timestamptz not null,
  foreign key (client_id, claim_id) references claims (client_id, id)
);
create index claim_signals_of_claim on claim_signals (client_id, claim_id, id);

create table claim_transitions (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  claim_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default '',
  reason text,
  at timestamptz not null,
  foreign key (client_id, claim_id) references claims (client_id, id)
);
create index claim_transitions_of_claim on claim_transitions (client_id, claim_id, id);

-- Pictures that were sent in, by their fingerprints: near ones share a band.
create table picture_fingerprints (
  client_id uuid not null references clients (id) on delete cascade,
  file_id uuid not null references files (id),
  subject_type text not null check (subject_type in ('claim', 'photo')),
  subject_id uuid not null,
  user_id uuid not null references users (id),
  fingerprint bigint not null,
  at timestamptz not null,
  primary key (client_id, file_id)
);
create table picture_bands (
  client_id uuid not null,
  band smallint not null,
  value integer not null,
  file_id uuid not null,
  primary key (client_id, band, value, file_id),
  foreign key (client_id, file_id) references picture_fingerprints (client_id, file_id) on delete cascade
);

create table photo_types (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name jsonb not null,
  hint jsonb not null default '{}',
  position smallint not null default 1,
  active boolean not null default true,
  unique (client_id, id)
);

create table store_photos (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  user_id uuid not null references users (id),
  store_id uuid not null,
  photo_type_id uuid not null,
  file_id uuid not null references files (id),
  photo_sha256 bytea,
  -- Monday of the week in the store's zone (§5: resets on Sundays, wait until Monday).
  week date not null check (extract(isodow from week) = 1),
  state text not null check (state in ('submitted', 'auto_accepted', 'in_review', 'accepted', 'rejected', 'resubmitted',
    'appealed', 'reversed', 'withdrawn')),
  attempt smallint not null default 1 check (attempt in (1, 2)),
  appealed boolean not null default false,
  appeal_text text check (length(appeal_text) <= 1000),
  verdict_reason text check (length(verdict_reason) <= 256),
  points bigint not null check (points >= 0),
  experience bigint not null check (experience >= 0),
  trace jsonb not null default '[]',
  rule_set_version_id uuid not null references rule_set_versions (id),
  checked_at timestamptz,
  risk smallint not null default 0 check (risk between 0 and 100),
  sampled boolean not null default false,
  decided_by uuid references users (id),
  decided_at timestamptz,
  submitted_at timestamptz not null,
  version integer not null default 1,
  unique (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, store_id) references stores (client_id, id),
  foreign key (client_id, photo_type_id) references photo_types (client_id, id)
) with (fillfactor = 80);
-- §5: one photo of a given type per store per week.
create unique index store_photos_once_a_week on store_photos (client_id, store_id, photo_type_id, week)
  where state <> 'withdrawn';
create index store_photos_of_person on store_photos (client_id, user_id, submitted_at desc, id desc);
create index store_photos_by_time on store_photos (client_id, submitted_at desc, id desc);

create table photo_signals (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  photo_id uuid not null,
  attempt smallint not null,
  kind text not null,
  weight smallint not null check (weight between 0 and 100),
  details jsonb not null default '{}',
  other_photo_id uuid,
  at timestamptz not null,
  foreign key (client_id, photo_id) references store_photos (client_id, id)
);
create index photo_signals_of_photo on photo_signals (client_id, photo_id, id);
create table photo_transitions (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  photo_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default '',
  reason text,
  at timestamptz not null,
  foreign key (client_id, photo_id) references store_photos (client_id, id)
);
create index photo_transitions_of_photo on photo_transitions (client_id, photo_id, id);

-- What waits for an auditor. A row is there while its claim or photo is in review or appealed.
create table audit_queue (
  client_id uuid not null references clients (id) on delete cascade,
  subject_type text not null check (subject_type in ('claim', 'photo')),
  subject_id uuid not null,
  store_id uuid not null,
  user_id uuid not null references users (id),
  campaign_id uuid not null,
  -- Risk times points, and orders that wait; age is added when it is read (the order stays the same for all).
  priority integer not null,
  -- Nobody decides twice on the same: an appeal goes to somebody else.
  not_by uuid,
  queued_at timestamptz not null,
  locked_by uuid,
  locked_until timestamptz,
  primary key (client_id, subject_type, subject_id)
) with (fillfactor = 70);
create index audit_queue_by_priority on audit_queue (client_id, priority desc, queued_at, subject_id);

-- What auditors found in the sample of claims that would have passed: how much slips through.
create table audit_verdicts (
  id bigint generated always as identity primary key,
  client_id uuid not null references clients (id) on delete cascade,
  subject_type text not null check (subject_type in ('claim', 'photo')),
  subject_id uuid not null,
  auditor_id uuid not null references users (id),
  verdict text not null check (verdict in ('accepted', 'rejected', 'partial', 'abstained')),
  sampled boolean not null,
  points_before bigint not null,
  points_rejected bigint not null,
  seconds integer,
  reason text,
  at timestamptz not null
);
create index audit_verdicts_by_time on audit_verdicts (client_id, at desc);
create index audit_verdicts_of_subject on audit_verdicts (client_id, subject_id);

create function claims_guard() returns trigger language plpgsql as $$
begin
  if not claim_step(old.state, new.state) then
    raise exception 'it does not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger claims_guard before update of state on claims for each row execute function claims_guard();
create trigger store_photos_guard before update of state on store_photos for each row execute function claims_guard();
create trigger claim_transitions_append_only before update or delete on claim_transitions
  for each row execute function refuse_change();
create trigger photo_transitions_append_only before update or delete on photo_transitions
  for each row execute function refuse_change();
create trigger audit_verdicts_append_only before update or delete on audit_verdicts
  for each row execute function refuse_change();

alter table claims enable row level security;
alter table claim_lines enable row level security;
alter table claim_signals enable row level security;
alter table claim_transitions enable row level security;
alter table picture_fingerprints enable row level security;
alter table picture_bands enable row level security;
alter table photo_types enable row level security;
alter table store_photos enable row level security;
alter table photo_signals enable row level security;
alter table photo_transitions enable row level security;
alter table audit_queue enable row level security;
alter table audit_verdicts enable row level security;
create policy own_client on claims using (client_id = current_client() or is_system());
create policy own_client on claim_lines using (client_id = current_client() or is_system());
create policy own_client on claim_signals using (client_id = current_client() or is_system());
create policy own_client on claim_transitions using (client_id = current_client() or is_system());
create policy own_client on picture_fingerprints using (client_id = current_client() or is_system());
create policy own_client on picture_bands using (client_id = current_client() or is_system());
create policy own_client on photo_types using (client_id = current_client() or is_system());
create policy own_client on store_photos using (client_id = current_client() or is_system());
create policy own_client on photo_signals using (client_id = current_client() or is_system());
create policy own_client on photo_transitions using (client_id = current_client() or is_system());
create policy own_client on audit_queue using (client_id = current_client() or is_system());
create policy own_client on audit_verdicts using (client_id = current_client() or is_system());
grant select, insert, update on claims, claim_lines, photo_types, store_photos to trilha_app;
grant select, insert on claim_signals, claim_transitions, photo_signals, photo_transitions, audit_verdicts to trilha_app;
grant select, insert, update, delete on picture_fingerprints, picture_bands, audit_queue to trilha_app;
