-- Points and experience: append-only double entry (docs/decisions/011). A unit is a pot and what it counts
-- (PTS, XP, PARTNER); units never balance each other. Everything is posted through ledger_post().

create table ledger_accounts (
  id bigint generated always as identity primary key,
  -- Books outlive what they are about: a client that has some is not deleted.
  client_id uuid not null references clients (id),
  unit text not null,
  -- The campaign, or the partner programme.
  pot_id uuid not null,
  kind text not null,
  -- Owner; null: the programme's.
  user_id uuid references users (id),
  -- A person's account knows its balance. The programme's do not: a row everybody posts to would be a queue.
  balance bigint,
  version integer,
  -- Lifetime sum: awards and corrections, less what was taken back.
  earned bigint,
  unique nulls not distinct (client_id, user_id, pot_id, unit, kind),
  constraint enough_points check (kind = 'debt' or balance >= 0),
  constraint debt_is_owed check (kind <> 'debt' or balance <= 0),
  constraint knows_its_balance check (num_nulls(balance, version, earned) = case when user_id is null then 3 else 0 end)
) with (fillfactor = 70);
-- Accounts of a pot.
create index ledger_accounts_of_pot on ledger_accounts (client_id, pot_id);
create trigger ledger_accounts_stay before delete on ledger_accounts
  for each statement execute function refuse_change();
create trigger ledger_account_is_one before insert or update of client_id, unit, pot_id, kind, user_id
  on ledger_accounts for each row execute function ledger_account_is_one();
grant select on ledger_accounts to trilha_app;

create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- A client there is: its entries lie on accounts of the same client (below). Asked at each row, the one row of the
  -- client would be where everybody meets.
  client_id uuid not null,
  -- Unique key: award:<line>:<n>, clear:<lot>, hold:<order> …
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  type text not null,
  pot_id uuid not null,
  -- Person whose points move; null: nobody's.
  user_id uuid references users (id),
  -- Source: claim_line, photo, course, event, mystery_customer, adjustment, order, campaign.
  source_type text not null,
  source_id uuid not null,
  rule_set_version_id uuid,
  occurred_at timestamptz not null,
  posted_at timestamptz not null,
  actor_id uuid,
  reason text,
  -- The trace that gives the number, and the document behind it as the person knows it. No personal data.
  details jsonb not null default '{}',
  reverses bigint references ledger_transactions (id),
  -- Which database transaction made it: entries may join it only there, and sealing goes by it.
  made_in xid8 not null default pg_current_xact_id(),
  unique (client_id, key),
  constraint ledger_transactions_type_check check (type in ('award', 'clear', 'reverse', 'hold', 'capture', 'release',
    'refund', 'expire', 'repay', 'adjust', 'write_off', 'transfer_out', 'transfer_done', 'transfer_back'))
);
-- The statement: its rows are found in the index alone. A lot that clears is no row of it.
create index ledger_transactions_of_person on ledger_transactions (client_id, user_id, id desc) include (pot_id, type)
  where type <> 'clear';
create index ledger_transactions_by_source on ledger_transactions (client_id, source_id);
create index ledger_transactions_unsealed on ledger_transactions (client_id, made_in, id);
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions
  for each statement execute function refuse_change();
-- Days are counted from the ledger: its newest part is found without an index every posting would pay for.
create index ledger_transactions_by_time on ledger_transactions using brin (posted_at) with (autosummarize = on);
grant select on ledger_transactions to trilha_app;

-- Existence of transaction and account is asked set-wise by ledger_entries_balance(), once for all entries: a foreign
-- key asks at each row, and at every posting of a campaign for the same two rows of its programme.
create table ledger_entries (
  transaction_id bigint not null,
  line smallint not null,
  client_id uuid not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  account_version integer,
  primary key (transaction_id, line)
);
create unique index ledger_entries_by_version on ledger_entries (account_id, account_version)
  where account_version is not null;
-- Sums of the programme's accounts go by this.
create index ledger_entries_of_programme on ledger_entries (account_id, transaction_id) include (amount)
  where account_version is null;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_entries_balance after insert on ledger_entries referencing new table as added
  for each statement when (current_setting('trilha.posting', true) is distinct from 'weighed')
  execute function ledger_entries_balance();
grant select on ledger_entries to trilha_app;

-- Where each point came from and what became of it. The buckets always sum to the original.
create table ledger_lots (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  pot_id uuid not null,
  user_id uuid not null,
  transaction_id bigint not null references ledger_transactions (id),
  -- A partial verdict splits a lot: this part came off that one.
  split_from bigint references ledger_lots (id),
  source_type text not null,
  source_id uuid not null,
  earned_at timestamptz not null,
  expires_at timestamptz not null,
  audit text not null check (audit in ('awaiting', 'cleared', 'rejected')),
  original bigint not null,
  open bigint not null default 0,
  held bigint not null default 0,
  redeemed bigint not null default 0,
  transferred bigint not null default 0,
  expired bigint not null default 0,
  reversed bigint not null default 0,
  -- Paid back a debt of the same person.
  repaid bigint not null default 0,
  -- Spent, then rejected, and not paid back yet.
  owed bigint not null default 0,
  -- Spent, then rejected, and forgiven.
  written_off bigint not null default 0,
  -- Taken by a correction.
  adjusted bigint not null default 0,
  experience bigint not null default 0,
  experience_reversed bigint not null default 0,
  constraint buckets_sum check (
    open + held + redeemed + transferred + expired + reversed + repaid + owed + written_off + adjusted = original),
  constraint none_below_0 check (least(open, held, redeemed, transferred, expired, reversed, repaid, owed,
    written_off, adjusted, experience_reversed, experience - experience_reversed) >= 0),
  constraint rejected_is_nothing_open check (case audit when 'rejected' then open + held else owed + written_off end = 0)
) with (fillfactor = 80);
create index ledger_lots_to_draw on ledger_lots (client_id, user_id, pot_id, expires_at, id) where open > 0;
create index ledger_lots_owed on ledger_lots (client_id, user_id, pot_id, id) where owed > 0;
create index ledger_lots_by_source on ledger_lots (client_id, source_id);
create index ledger_lots_by_transaction on ledger_lots (transaction_id);
create index ledger_lots_expiring on ledger_lots (expires_at, client_id, user_id, pot_id) where open > 0;
-- All that a person was given in a pot, whatever became of it.
create index ledger_lots_of_person on ledger_lots (client_id, user_id, pot_id);
create trigger ledger_lots_judged after update of audit on ledger_lots
  for each row when (old.audit <> new.audit and old.open = 0) execute function standing_lot_judged();
grant select, insert, update on ledger_lots to trilha_app;

create table ledger_holds (
  id bigint generated always as identity primary key,
  client_id uuid not null references clients (id) on delete cascade,
  pot_id uuid not null,
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('order', 'transfer')),
  -- The order or the transfer.
  source_id uuid not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('held', 'captured', 'released')),
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (client_id, purpose, source_id),
  check ((state = 'held') = (ended_at is null))
);
create index ledger_holds_of_person on ledger_holds (client_id, user_id, pot_id) where state = 'held';
create trigger ledger_hold_ends_once before update on ledger_holds
  for each row execute function ledger_hold_ends_once();
grant select, insert, update on ledger_holds to trilha_app;

create table ledger_hold_lots (
  client_id uuid not null,
  hold_id bigint not null references ledger_holds (id),
  lot_id bigint not null references ledger_lots (id),
  amount bigint not null check (amount > 0),
  primary key (hold_id, lot_id)
);
create index ledger_hold_lots_by_lot on ledger_hold_lots (lot_id);
grant select, insert, update, delete on ledger_hold_lots to trilha_app;

-- Blocks of transactions whose hashes are chained, so that history can be verified. A block covers the transactions
-- made in database transactions [first_made_in, end_made_in): all of them have ended, none can join later.
create table ledger_seals (
  client_id uuid not null references clients (id) on delete cascade,
  number integer not null,
  first_made_in xid8 not null,
  end_made_in xid8 not null,
  transaction_ids bigint[] not null,
  hashes bytea[] not null,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null,
  primary key (client_id, number),
  check (cardinality(transaction_ids) = cardinality(hashes))
);
create trigger ledger_seals_append_only before update or delete on ledger_seals
  for each row execute function refuse_change();
create trigger ledger_seals_no_truncate before truncate on ledger_seals
  for each statement execute function refuse_change();
grant select, insert on ledger_seals to trilha_app;

-- Sums of the programme's accounts up to a seal: a balance reads this and the entries since.
create table ledger_rollups (
  client_id uuid not null,
  account_id bigint primary key references ledger_accounts (id),
  seal_number integer not null,
  end_made_in xid8 not null,
  balance bigint not null
);
grant select, insert, update on ledger_rollups to trilha_app;

create table campaigns (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  title jsonb not null,
  state text not null check (state in ('draft', 'validated', 'scheduled', 'running', 'ended', 'settled')),
  -- The earliest begin and the latest end of its countries; end exclusive.
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- Companies that may sign up; empty: everybody of the client.
  company_ids uuid[] not null default '{}',
  brands text[] not null default '{}',
  retailer_ids uuid[] not null default '{}',
  -- Days after the end in which points earned before may still be redeemed (0: none).
  settlement_days smallint not null default 0 check (settlement_days between 0 and 365),
  -- A sale is reported within this many calendar days.
  reporting_days smallint not null default 15 check (reporting_days between 1 and 90),
  -- Per thousand of the claims that nothing speaks against, looked at all the same.
  sample_rate smallint not null default 50 check (sample_rate between 0 and 1000),
  -- Points the client is ready to give; null: no limit. The rule set's budget cap enforces it.
  budget bigint check (budget > 0),
  cloned_from uuid references campaigns (id),
  created_by uuid references users (id),
  ended_at timestamptz,
  settled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  check (begins_at < ends_at)
);
create index campaigns_by_begin on campaigns (client_id, begins_at desc, id);
create index campaigns_to_turn on campaigns (state, begins_at, ends_at);
create trigger campaigns_touch before update on campaigns for each row execute function touch_updated_at();
create trigger campaigns_frozen before update or delete on campaigns
  for each row execute function campaigns_frozen();
create trigger campaigns_have_levels after insert on campaigns
  for each row execute function campaigns_have_levels();
grant select, insert, update, delete on campaigns to trilha_app;

-- When it runs in each country: calendar days of that zone, both included, and the moments they mean (end exclusive).
create table campaign_countries (
  client_id uuid not null,
  campaign_id uuid not null,
  country char(2) not null references countries (code),
  time_zone text not null,
  begins_on date not null,
  ends_on date not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (client_id, campaign_id, country),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade,
  check (begins_on <= ends_on and begins_at < ends_at)
);
create trigger campaign_countries_frozen before insert or update or delete on campaign_countries
  for each row execute function campaign_parts_frozen();
grant select, insert, update, delete on campaign_countries to trilha_app;

create table campaign_terms (
  client_id uuid not null,
  campaign_id uuid not null,
  version integer not null check (version > 0),
  locale text not null references languages (code),
  body text not null check (length(body) between 1 and 100000),
  primary key (client_id, campaign_id, version, locale),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade
);
grant select, insert on campaign_terms to trilha_app;

-- Every state a campaign was in: who, when, why.
create table campaign_transitions (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  campaign_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default '',
  reason text,
  at timestamptz not null,
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade
);
create index campaign_transitions_of_campaign on campaign_transitions (client_id, campaign_id, id);
create trigger campaign_transitions_kept before update or delete on campaign_transitions
  for each row when (not is_erasing()) execute function campaign_transitions_kept();
grant select, insert on campaign_transitions to trilha_app;

-- A campaign's rules. Version 1 is what it starts with; each promotion added later is a version of its own, valid for
-- sale dates from `effective_from` on. An approved version never changes again.
create table rule_set_versions (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  version integer not null check (version > 0),
  document jsonb not null,
  -- SHA-256 of the canonical document, hex; set when proposed.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  effective_from date not null,
  state text not null check (state in ('draft', 'proposed', 'approved', 'refused')),
  note text check (length(note) <= 256),
  edited_by uuid references users (id),
  proposed_by uuid references users (id),
  proposed_at timestamptz,
  decided_by uuid references users (id),
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 256),
  created_at timestamptz not null default now(),
  unique (client_id, campaign_id, version),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade,
  check (state = 'draft' or hash is not null),
  -- The second person.
  check (state not in ('approved', 'refused') or decided_by is distinct from proposed_by)
);
create unique index rule_set_versions_one_open on rule_set_versions (client_id, campaign_id)
  where state in ('draft', 'proposed');
create trigger rule_set_versions_frozen before insert or update or delete on rule_set_versions
  for each row execute function rule_set_versions_frozen();
grant select, insert, update, delete on rule_set_versions to trilha_app;

create table campaign_enrolments (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null references users (id),
  country char(2) not null references countries (code),
  company_id uuid not null,
  brands text[] not null check (cardinality(brands) > 0),
  retailer_ids uuid[] not null check (cardinality(retailer_ids) > 0),
  store_ids uuid[] not null check (cardinality(store_ids) > 0),
  -- Which text was accepted, in which language.
  terms_version integer not null,
  terms_locale text not null references languages (code),
  enrolled_at timestamptz not null,
  unique (client_id, campaign_id, user_id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade,
  foreign key (client_id, company_id) references companies (client_id, id)
);
create index campaign_enrolments_of_person on campaign_enrolments (client_id, user_id, enrolled_at desc);
create trigger campaign_enrolments_touch after insert or update on campaign_enrolments
  for each row execute function standing_enrolled();
grant select, insert on campaign_enrolments to trilha_app;

-- Points given so far within the reach of each limit, kept in the transaction that gives them.
create table earning_counters (
  client_id uuid not null,
  campaign_id uuid not null,
  scope text not null check (scope in ('day', 'week', 'campaign', 'store', 'budget')),
  -- The person, the store, or the campaign for the budget.
  owner_id uuid not null,
  -- YYYY-MM-DD of the day or the week's Monday; empty for the whole campaign.
  period text not null default '',
  points bigint not null check (points >= 0),
  primary key (client_id, campaign_id, scope, owner_id, period)
) with (fillfactor = 70);
grant select, insert, update on earning_counters to trilha_app;

-- Burn-down: points given and taken back by day, for the people who watch the budget. A day is counted when it is over.
create table campaign_days (
  client_id uuid not null,
  campaign_id uuid not null,
  day date not null,
  awarded bigint not null default 0,
  reversed bigint not null default 0,
  adjusted bigint not null default 0,
  redeemed bigint not null default 0,
  refunded bigint not null default 0,
  expired bigint not null default 0,
  transferred bigint not null default 0,
  forgiven bigint not null default 0,
  uncleared bigint not null default 0,
  cleared bigint not null default 0,
  held bigint not null default 0,
  debt bigint not null default 0,
  primary key (client_id, campaign_id, day)
) with (fillfactor = 70);
grant select, insert, update, delete on campaign_days to trilha_app;

-- Which reminders that points will go a person got: days before.
create table campaign_reminders (
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null references users (id),
  days smallint not null,
  sent_at timestamptz not null,
  primary key (client_id, campaign_id, user_id, days)
);
grant select, insert on campaign_reminders to trilha_app;

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
  -- Reading of the invoice's code (contract invoices: InvoiceReading); null when none was read.
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
  -- With what probability, per thousand, a sampled report was drawn; null: not drawn at random.
  sample_rate smallint check (sample_rate between 1 and 1000),
  unique (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, retailer_id) references retailers (client_id, id),
  foreign key (client_id, store_id) references stores (client_id, id)
) with (fillfactor = 80);
-- An invoice number already sent by the user is refused.
create unique index claims_invoice_once on claims (client_id, user_id, invoice_key) where state <> 'withdrawn';
create index claims_of_person on claims (client_id, user_id, submitted_at desc, id desc);
create index claims_of_campaign on claims (client_id, campaign_id, submitted_at desc, id desc);
create index claims_by_fiscal_key on claims (client_id, fiscal_key) where fiscal_key is not null;
create index claims_by_natural_key on claims (client_id, natural_key) where natural_key is not null;
create index claims_by_photo on claims (client_id, photo_sha256) where photo_sha256 is not null;
-- Which shops a chain's invoices come from.
create index claims_issuers on claims (client_id, retailer_id, (reading->>'issuer'))
  where state in ('accepted', 'auto_accepted') and reading->>'issuer' is not null;
create index claims_by_store on claims (client_id, store_id, submitted_at);
create index claims_by_device on claims (client_id, device, submitted_at) where device is not null;
create index claims_by_time on claims (client_id, submitted_at desc, id desc);
create trigger claims_guard before update of state on claims for each row execute function claims_guard();
create trigger claims_counted after insert on claims for each row execute function audit_report_changed();
create trigger claims_recounted after update on claims for each row
  when ((old.state = 'auto_accepted' or new.state = 'auto_accepted' or old.submitted_at <> new.submitted_at)
    and (old.state, old.checked_at, old.submitted_at) is distinct from (new.state, new.checked_at, new.submitted_at)
    or old.campaign_id <> new.campaign_id)
  execute function audit_report_changed();
-- All reports of one state, the newest first.
create index claims_by_state on claims (client_id, state, submitted_at desc, id desc);
create index claims_by_invoice on claims (client_id, invoice_key text_pattern_ops);
create index claims_sampled on claims (client_id, campaign_id, submitted_at desc) where sampled;
grant select, insert, update on claims to trilha_app;

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
  -- Units that stand after a partial verdict.
  accepted_quantity integer check (accepted_quantity between 0 and quantity),
  reason text check (length(reason) <= 256),
  unique (client_id, id),
  unique (client_id, claim_id, attempt, position),
  foreign key (client_id, claim_id) references claims (client_id, id),
  foreign key (client_id, product_id) references products (client_id, id)
) with (fillfactor = 80);
-- Lines of a product, the newest first.
create index claim_lines_of_product on claim_lines (client_id, product_id, id desc);
grant select, insert, update on claim_lines to trilha_app;

-- Finding of an automatic check, with its reason and, where there is one, the other claim.
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
grant select, insert on claim_signals to trilha_app;

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
  -- Which database transaction made it, so that a count finds what came since. What is there was made before all of them.
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (client_id, claim_id) references claims (client_id, id)
);
create index claim_transitions_of_claim on claim_transitions (client_id, claim_id, id);
create trigger claim_transitions_append_only before update or delete on claim_transitions
  for each row execute function refuse_change();
create index claim_transitions_made_in on claim_transitions (made_in);
grant select, insert on claim_transitions to trilha_app;

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
grant select, insert, update, delete on picture_fingerprints to trilha_app;

create table picture_bands (
  client_id uuid not null,
  band smallint not null,
  value integer not null,
  file_id uuid not null,
  primary key (client_id, band, value, file_id),
  foreign key (client_id, file_id) references picture_fingerprints (client_id, file_id) on delete cascade
);
grant select, insert, update, delete on picture_bands to trilha_app;

create table photo_types (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name jsonb not null,
  hint jsonb not null default '{}',
  position smallint not null default 1,
  active boolean not null default true,
  unique (client_id, id)
);
grant select, insert, update on photo_types to trilha_app;

create table store_photos (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  user_id uuid not null references users (id),
  store_id uuid not null,
  photo_type_id uuid not null,
  file_id uuid not null references files (id),
  photo_sha256 bytea,
  -- Monday of the week in the store's zone.
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
  sample_rate smallint check (sample_rate between 1 and 1000),
  unique (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, store_id) references stores (client_id, id),
  foreign key (client_id, photo_type_id) references photo_types (client_id, id)
) with (fillfactor = 80);
-- One photo of a given type per store per week.
create unique index store_photos_once_a_week on store_photos (client_id, store_id, photo_type_id, week)
  where state <> 'withdrawn';
create index store_photos_of_person on store_photos (client_id, user_id, submitted_at desc, id desc);
create index store_photos_by_time on store_photos (client_id, submitted_at desc, id desc);
create trigger store_photos_guard before update of state on store_photos for each row execute function claims_guard();
create trigger store_photos_counted after insert on store_photos for each row execute function audit_report_changed();
create trigger store_photos_recounted after update on store_photos for each row
  when ((old.state = 'auto_accepted' or new.state = 'auto_accepted' or old.submitted_at <> new.submitted_at)
    and (old.state, old.checked_at, old.submitted_at) is distinct from (new.state, new.checked_at, new.submitted_at)
    or old.campaign_id <> new.campaign_id)
  execute function audit_report_changed();
create index store_photos_by_state on store_photos (client_id, state, submitted_at desc, id desc);
create index store_photos_sampled on store_photos (client_id, campaign_id, submitted_at desc) where sampled;
grant select, insert, update on store_photos to trilha_app;

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
grant select, insert on photo_signals to trilha_app;

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
create trigger photo_transitions_append_only before update or delete on photo_transitions
  for each row execute function refuse_change();
grant select, insert on photo_transitions to trilha_app;

-- Queue of auditors. A row is there while its claim or photo is in review or appealed.
create table audit_queue (
  client_id uuid not null references clients (id) on delete cascade,
  subject_type text not null check (subject_type in ('claim', 'photo')),
  subject_id uuid not null,
  store_id uuid not null,
  user_id uuid not null references users (id),
  campaign_id uuid not null,
  -- Risk times points, and orders that wait; age is added when it is read (the order stays the same for all).
  priority integer not null,
  -- First auditor: an appeal goes to somebody else.
  not_by uuid,
  queued_at timestamptz not null,
  locked_by uuid,
  locked_until timestamptz,
  -- An order waits for this claim or photo: it rose in the audit queue, once.
  order_waits boolean not null default false,
  primary key (client_id, subject_type, subject_id)
) with (fillfactor = 70);
create index audit_queue_by_priority on audit_queue (client_id, priority desc, queued_at, subject_id);
create trigger audit_queue_counted after insert or delete on audit_queue
  for each row execute function audit_queue_changed();
create trigger audit_queue_recounted after update on audit_queue
  for each row when (old.campaign_id <> new.campaign_id) execute function audit_queue_changed();
-- Waiting subjects: the oldest, and what of it one auditor may not decide on.
create index audit_queue_by_age on audit_queue (client_id, queued_at);
create index audit_queue_of_campaign on audit_queue (client_id, campaign_id, queued_at);
create index audit_queue_of_person on audit_queue (client_id, user_id);
create index audit_queue_of_store on audit_queue (client_id, store_id);
create index audit_queue_not_by on audit_queue (client_id, not_by) where not_by is not null;
grant select, insert, update, delete on audit_queue to trilha_app;

-- Verdicts of auditors in the sample of claims that would have passed: how much slips through.
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
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id()
);
create index audit_verdicts_by_time on audit_verdicts (client_id, at desc);
create index audit_verdicts_of_subject on audit_verdicts (client_id, subject_id);
create trigger audit_verdicts_append_only before update or delete on audit_verdicts
  for each row execute function refuse_change();
create trigger audit_verdicts_counted after insert on audit_verdicts
  for each row when (new.verdict <> 'abstained') execute function audit_verdict_given();
create index audit_verdicts_abstained on audit_verdicts (client_id, auditor_id) where verdict = 'abstained';
create index audit_verdicts_made_in on audit_verdicts (made_in);
grant select, insert on audit_verdicts to trilha_app;

-- Points given by people rather than by a sale: adjustments, mystery-customer actions, files of awards.
-- None counts before a second person approved it.

create table award_batches (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  kind text not null check (kind in ('adjustment', 'mystery_customer', 'file')),
  state text not null,
  reason text not null check (length(reason) between 1 and 256),
  file_id uuid references files (id),
  awards integer not null,
  points bigint not null,
  experience bigint not null,
  proposed_by uuid not null references users (id),
  -- Names as they were: whoever looks after several clients is a member of none.
  proposer_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
  decider_name text,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 256),
  version integer not null default 1,
  -- Proposer who took it back; both stay written, as for a decision.
  withdrawn_by uuid references users (id),
  withdrawn_at timestamptz,
  -- Hash of an import's content; null: no file, or one proposed before files were known again.
  content_hash bytea,
  unique (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  check (decided_by is distinct from proposed_by),
  check (content_hash is null or kind = 'file' and length(content_hash) = 32),
  constraint award_batches_state_check
    check (state in ('proposed', 'approved', 'refused', 'withdrawn')),
  constraint award_batches_decided check ((state in ('approved', 'refused')) = (decided_by is not null)),
  constraint award_batches_withdrawn check (
    (state = 'withdrawn') = (withdrawn_by is not null) and (withdrawn_by is null) = (withdrawn_at is null)
    and coalesce(withdrawn_by, proposed_by) = proposed_by)
);
create index award_batches_by_time on award_batches (client_id, proposed_at desc, id desc);
-- One of its content waits or was approved; once refused or withdrawn it may come again.
create unique index award_batches_of_content on award_batches (client_id, campaign_id, content_hash)
  where state in ('proposed', 'approved');
create trigger award_batches_decided_once before insert or update on award_batches
  for each row when (not is_erasing()) execute function award_batches_decided_once();
grant select, insert, update on award_batches to trilha_app;

create table awards (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  batch_id uuid not null,
  user_id uuid not null references users (id),
  store_id uuid,
  -- Below zero only for an adjustment: it takes back.
  points bigint not null,
  experience bigint not null check (experience >= 0),
  note text not null default '' check (length(note) <= 256),
  occurred_on date not null,
  trace jsonb not null default '[]',
  -- When it came on the books; null: not yet, or never.
  posted_at timestamptz,
  unique (client_id, id),
  foreign key (client_id, batch_id) references award_batches (client_id, id),
  foreign key (client_id, store_id) references stores (client_id, id)
);
create index awards_of_batch on awards (client_id, batch_id, id);
create index awards_to_post on awards (client_id, batch_id, id) where posted_at is null;
-- Awards of a person within the reach of an activity's rule.
create index awards_of_person on awards (client_id, user_id, occurred_on);
create trigger awards_posted_once before update on awards
  for each row when (not is_erasing()) execute function awards_posted_once();
grant select, insert, update on awards to trilha_app;

-- How many reports came in and were decided on, by quarters; without a quarter what holds of all time.
create table audit_counts (
  client_id uuid not null references clients (id) on delete cascade,
  quarter timestamptz,
  campaign_id uuid not null,
  submitted bigint not null default 0,
  by_itself bigint not null default 0,
  accepted bigint not null default 0,
  rejected bigint not null default 0,
  -- Counts of all time: what waits, and what the random sample found.
  waiting bigint not null default 0,
  looked bigint not null default 0,
  found bigint not null default 0,
  points_looked bigint not null default 0,
  points_found bigint not null default 0,
  unique nulls not distinct (client_id, quarter, campaign_id)
) with (fillfactor = 70);
grant select on audit_counts to trilha_app;

-- Changes since the last fold. Sales only add rows here: a row that all of them wrote to would be a queue.
create table audit_changes (
  like audit_counts including defaults
);
create index audit_changes_of_client on audit_changes (client_id);
grant select on audit_changes to trilha_app;

-- How far a client's days are counted: every posting made before this database transaction is in campaign_days.
create table campaign_days_counted (
  client_id uuid primary key references clients (id) on delete cascade,
  counted_to xid8 not null,
  -- Time zone of the days: another zone has others.
  time_zone text not null
);
grant select, insert, update on campaign_days_counted to trilha_app;

-- Levels: what they ask of a campaign, who has which, and the reviews that lead there.

create table campaign_levels (
  client_id uuid not null,
  campaign_id uuid not null,
  level text not null check (level in ('creator', 'influencer')),
  -- Experience of the campaign that makes somebody eligible, and that keeps the level for the next one.
  threshold integer not null check (threshold > 0),
  keep integer not null check (keep between 0 and threshold),
  -- Openings of the level, as people read it.
  opens jsonb not null default '{}',
  primary key (client_id, campaign_id, level),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade
);
create trigger campaign_levels_frozen before insert or update or delete on campaign_levels
  for each row execute function campaign_parts_frozen();
grant select, insert, update on campaign_levels to trilha_app;

create table level_reviews (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  user_id uuid not null references users (id),
  campaign_id uuid not null,
  -- Where the person takes part in it.
  country char(2) not null references countries (code),
  kind text not null check (kind in ('promotion', 'reassessment')),
  from_level text not null check (from_level in ('basic', 'creator', 'influencer')),
  to_level text not null check (to_level in ('basic', 'creator', 'influencer')),
  state text not null check (state in ('eligible', 'under_review', 'granted', 'refused', 'appealed', 'kept', 'lowered',
    'lapsed')),
  -- Threshold of the level it is about, as the campaign had it.
  threshold integer not null check (threshold > 0),
  -- Credited and audited, at opening and again when somebody decided.
  experience bigint not null check (experience >= 0),
  audited bigint not null check (audited >= 0),
  finding text check (finding in ('fine', 'doubt')),
  looked_by uuid references users (id),
  looker_name text,
  looked_at timestamptz,
  look_note text check (length(look_note) <= 256),
  decided_by uuid references users (id),
  decider_name text,
  decided_at timestamptz,
  -- Told to the person.
  reason text check (length(reason) <= 256),
  -- Numbers only, as they were when it was decided (contract levels: Evidence).
  evidence jsonb,
  appealed boolean not null default false,
  appeal_text text check (length(appeal_text) <= 1000),
  version integer not null default 1,
  opened_at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  check (level_rank(to_level) - level_rank(from_level) = case kind when 'promotion' then 1 else -1 end),
  check ((looked_by is null) = (finding is null) and (looked_by is null) = (looked_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state not in ('granted', 'refused', 'appealed', 'kept', 'lowered') or decided_by is not null),
  check (appealed = (appeal_text is not null) and (state <> 'appealed' or appealed)),
  -- Reviews are decided by others.
  check (looked_by <> user_id and decided_by <> user_id),
  -- Two people: one looked, another grants, keeps or lowers. An appeal was looked at by whoever refused.
  check (state not in ('granted', 'kept', 'lowered') or (looked_by is not null or appealed)
    and decided_by is distinct from looked_by)
);
create unique index level_reviews_open_once on level_reviews (client_id, user_id, campaign_id, to_level, kind)
  where state in ('eligible', 'under_review', 'appealed');
create index level_reviews_waiting on level_reviews (client_id, opened_at, id)
  where state in ('eligible', 'under_review', 'appealed');
create index level_reviews_by_state on level_reviews (client_id, state, opened_at desc, id desc);
create index level_reviews_by_time on level_reviews (client_id, opened_at desc, id desc);
create index level_reviews_of_person on level_reviews (client_id, user_id, opened_at desc);
create index level_reviews_of_campaign on level_reviews (client_id, campaign_id, user_id);
create trigger level_reviews_guard before insert or update on level_reviews
  for each row execute function level_reviews_guard();
grant select, insert, update on level_reviews to trilha_app;

create table level_review_transitions (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  review_id uuid not null,
  from_state text,
  to_state text not null,
  -- Actor; null: time did it.
  actor_id uuid,
  actor_name text not null default '',
  reason text,
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (client_id, review_id) references level_reviews (client_id, id)
);
create index level_review_transitions_of_review on level_review_transitions (client_id, review_id, id);
create trigger level_review_transitions_append_only before update or delete on level_review_transitions
  for each row execute function refuse_change();
grant select, insert on level_review_transitions to trilha_app;

-- Level of each person now; no row: basic. Kept by the changes alone.
create table person_levels (
  client_id uuid not null,
  user_id uuid not null references users (id),
  level text not null check (level in ('basic', 'creator', 'influencer')),
  -- Where the last change came from.
  campaign_id uuid not null,
  since timestamptz not null,
  primary key (client_id, user_id)
);
create index person_levels_by_level on person_levels (client_id, level, user_id);
create trigger person_levels_touch_standing after insert or update or delete on person_levels
  for each row execute function standing_person_changed();
grant select on person_levels to trilha_app;

-- Every change of a level, one step at a time.
create table level_changes (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  user_id uuid not null references users (id),
  campaign_id uuid not null,
  country char(2) not null references countries (code),
  from_level text not null,
  to_level text not null,
  cause text not null check (cause in ('granted', 'fell', 'lowered')),
  review_id uuid,
  actor_id uuid,
  actor_name text not null default '',
  reason text,
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, review_id) references level_reviews (client_id, id),
  check (coalesce(level_rank(to_level) - level_rank(from_level), 0) = case cause when 'granted' then 1 else -1 end),
  check ((cause = 'fell') = (review_id is null) and (cause = 'fell') = (actor_id is null))
);
create index level_changes_of_person on level_changes (client_id, user_id, id desc);
-- A level drops once in the next campaign, however often the job comes by.
create unique index level_changes_fell_once on level_changes (client_id, user_id, campaign_id) where cause = 'fell';
create unique index level_changes_of_review on level_changes (client_id, review_id) where review_id is not null;
create trigger level_changes_append_only before update or delete on level_changes
  for each row execute function refuse_change();
create trigger level_changes_apply after insert on level_changes
  for each row execute function level_changes_apply();
grant select, insert on level_changes to trilha_app;

-- How far the fall-back of a campaign has come in a country (job levels.fall).
create table level_falls (
  client_id uuid not null,
  campaign_id uuid not null,
  country char(2) not null references countries (code),
  -- Campaign whose experience counts; null: the first campaign there.
  previous_campaign_id uuid,
  after_user uuid,
  kept integer not null default 0,
  fell integer not null default 0,
  done_at timestamptz,
  primary key (client_id, campaign_id, country),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, previous_campaign_id) references campaigns (client_id, id)
);
grant select, insert, update on level_falls to trilha_app;

-- The reward store: shelves, items per country, limits, stock as a ledger of units, and
-- the codes of digital items.

create table reward_departments (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  name jsonb not null,
  position integer not null,
  active boolean not null default true,
  unique (client_id, id)
);
grant select, insert, update on reward_departments to trilha_app;

create table reward_categories (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  department_id uuid not null,
  name jsonb not null,
  position integer not null,
  active boolean not null default true,
  unique (client_id, id),
  foreign key (client_id, department_id) references reward_departments (client_id, id) on delete cascade
);
grant select, insert, update on reward_categories to trilha_app;

-- Rewards are archived, never deleted: they could have been ordered.
create table rewards (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  sku text not null check (length(sku) between 1 and 64),
  name jsonb not null,
  description jsonb not null,
  conditions jsonb not null,
  category_id uuid not null,
  delivery text not null check (delivery in ('shipped', 'digital')),
  picture_file_ids uuid[] not null default '{}' check (cardinality(picture_file_ids) <= 6),
  -- Audience; an empty `all` is everybody.
  gate jsonb not null default '{"all": []}',
  -- Null: open. Ends are exclusive; it can be ordered only while it can be seen.
  visible_from timestamptz,
  visible_until timestamptz,
  redeem_from timestamptz,
  redeem_until timestamptz,
  state text not null default 'draft' check (state in ('draft', 'published', 'archived')),
  search_text text not null generated always as (
    fold(sku || ' ' || coalesce(name ->> 'pt-BR', '') || ' ' || coalesce(name ->> 'en-US', '') || ' '
      || coalesce(name ->> 'es-ES', '') || ' ' || coalesce(name ->> 'fr-FR', ''))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, category_id) references reward_categories (client_id, id),
  check (visible_from < visible_until),
  check (redeem_from < redeem_until),
  check (redeem_from >= visible_from and redeem_from < visible_until),
  check (redeem_until <= visible_until and redeem_until > visible_from)
);
create unique index rewards_by_sku on rewards (client_id, upper(sku));
create trigger rewards_touch before update on rewards for each row execute function touch_updated_at();
grant select, insert, update on rewards to trilha_app;

-- Price of an item in a country; another price is another version.
create table reward_countries (
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null references countries (code),
  price integer not null check (price between 1 and 1000000000),
  active boolean not null default true,
  version integer not null default 1,
  changed_by uuid,
  changed_by_name text not null default '',
  primary key (client_id, reward_id, country),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
create trigger reward_price_version before insert or update on reward_countries
  for each row execute function reward_price_version();
create trigger reward_prices_kept after insert or update on reward_countries
  for each row execute function reward_prices_kept();
grant select, insert, update on reward_countries to trilha_app;

create table reward_price_changes (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  from_price integer,
  to_price integer not null,
  actor_id uuid,
  actor_name text not null,
  at timestamptz not null default now(),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
create index reward_price_changes_of_reward on reward_price_changes (client_id, reward_id, id desc);
create trigger reward_price_changes_stay before update on reward_price_changes
  for each row execute function refuse_change();
grant select on reward_price_changes to trilha_app;

-- Most units one person may order of a category, or of an item, in a period.
create table reward_limits (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  scope text not null check (scope in ('category', 'reward')),
  scope_id uuid not null,
  period text not null check (period in ('campaign', 'month', 'year', 'ever')),
  units integer not null check (units > 0),
  category_id uuid generated always as (case scope when 'category' then scope_id end) stored,
  reward_id uuid generated always as (case scope when 'reward' then scope_id end) stored,
  unique (client_id, scope, scope_id, period),
  foreign key (client_id, category_id) references reward_categories (client_id, id) on delete cascade,
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
grant select, insert, update, delete on reward_limits to trilha_app;

-- Worth of a point (null: nothing is shown in money), and which state of the lists written whole is the newest.
create table reward_settings (
  client_id uuid primary key references clients (id) on delete cascade,
  currency char(3) check (currency ~ '^[A-Z]{3}$'),
  point_value numeric(12, 6) check (point_value >= 0),
  version integer not null default 1,
  shelves_version integer not null default 1,
  limits_version integer not null default 1,
  check (point_value is null or currency is not null)
);
grant select, insert, update on reward_settings to trilha_app;

create table reward_wishes (
  client_id uuid not null,
  user_id uuid not null references users (id),
  reward_id uuid not null,
  at timestamptz not null,
  primary key (client_id, user_id, reward_id),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
grant select, insert, delete on reward_wishes to trilha_app;

-- Units ordered in the last 90 days.
create table reward_popularity (
  client_id uuid not null,
  reward_id uuid not null,
  units integer not null check (units > 0),
  counted_at timestamptz not null,
  primary key (client_id, reward_id),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
grant select, insert, update, delete on reward_popularity to trilha_app;

-- Stock: a ledger of units for each item and country.
create table reward_stocks (
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null references countries (code),
  received integer not null default 0 check (received >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  shipped integer not null default 0 check (shipped >= 0),
  returned integer not null default 0 check (returned between 0 and shipped),
  corrected integer not null default 0,
  on_hand integer not null generated always as (received - reserved - shipped + returned + corrected) stored
    constraint enough_stock check (received - reserved - shipped + returned + corrected >= 0),
  primary key (client_id, reward_id, country),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
) with (fillfactor = 70);
-- The store says "few" from here down.
create index reward_stocks_low on reward_stocks (client_id, country) include (reward_id, on_hand) where on_hand <= 5;
grant select on reward_stocks to trilha_app;

create table stock_corrections (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  units integer not null check (units <> 0),
  reason text not null check (length(reason) between 1 and 256),
  state text not null default 'proposed' check (state in ('proposed', 'approved', 'refused', 'withdrawn')),
  proposed_by uuid not null references users (id),
  -- Names as they were: whoever looks after several clients is a member of none.
  proposer_name text not null,
  proposed_at timestamptz not null,
  decided_by uuid references users (id),
  decider_name text,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) <= 256),
  version integer not null default 1,
  unique (client_id, id),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade,
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  check ((state = 'proposed') = (decided_at is null)),
  -- The second person.
  check (decided_by <> proposed_by)
);
create index stock_corrections_by_time on stock_corrections (client_id, proposed_at desc, id desc);
create trigger stock_corrections_once before insert or update on stock_corrections
  for each row when (not is_erasing()) execute function stock_corrections_once();
grant select, insert, update on stock_corrections to trilha_app;

create table stock_moves (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  kind text not null check (kind in ('receive', 'reserve', 'release', 'ship', 'return', 'correct')),
  units integer not null check (units > 0 or kind = 'correct' and units < 0),
  -- Named before its row is written.
  order_id uuid,
  correction_id uuid,
  key text not null,
  actor_id uuid,
  actor_name text not null,
  reason text check (length(reason) <= 256),
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  unique (client_id, key),
  foreign key (client_id, reward_id, country) references reward_stocks (client_id, reward_id, country) on delete cascade,
  foreign key (client_id, correction_id) references stock_corrections (client_id, id),
  check ((kind in ('reserve', 'release', 'ship', 'return')) = (order_id is not null)),
  check ((kind = 'correct') = (correction_id is not null))
);
create index stock_moves_of_reward on stock_moves (client_id, reward_id, id desc);
create index stock_moves_by_time on stock_moves (client_id, id desc);
create trigger stock_moves_stay before update on stock_moves for each row execute function refuse_change();
-- Popularity of rewards is counted some rewards at a time: what was ordered lately, and all there is of such an order.
create index stock_moves_reserved on stock_moves (client_id, reward_id, at) include (order_id) where kind = 'reserve';
create index stock_moves_of_order on stock_moves (client_id, order_id, reward_id) include (kind, units)
  where kind in ('reserve', 'release');
grant select on stock_moves to trilha_app;

-- Codes of digital items: sealed, and known again by a mark nobody can make without our key.
create table reward_code_batches (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  file_name text not null,
  codes integer not null check (codes > 0),
  imported_by uuid not null references users (id),
  importer_name text not null,
  at timestamptz not null,
  unique (client_id, id),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade
);
create index reward_code_batches_of_reward on reward_code_batches (client_id, reward_id, at desc);
grant select, insert on reward_code_batches to trilha_app;

create table reward_codes (
  id uuid primary key default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country char(2) not null,
  batch_id uuid not null,
  sealed bytea not null,
  -- Which of our keys sealed it and made the mark, by a name that tells nothing of the key.
  sealed_with bytea not null,
  mark bytea not null,
  state text not null default 'free' check (state in ('free', 'reserved', 'given')),
  order_id uuid,
  at timestamptz not null,
  unique (client_id, mark),
  foreign key (client_id, reward_id) references rewards (client_id, id) on delete cascade,
  foreign key (client_id, batch_id) references reward_code_batches (client_id, id) on delete cascade,
  check ((order_id is not null) = (state in ('reserved', 'given')))
);
create index reward_codes_free on reward_codes (client_id, reward_id, country, id) where state = 'free';
create index reward_codes_of_batch on reward_codes (client_id, batch_id, state);
create index reward_codes_of_order on reward_codes (client_id, order_id) where order_id is not null;
create index reward_codes_by_key on reward_codes (sealed_with);
create trigger reward_codes_given_once before update on reward_codes
  for each row execute function reward_codes_given_once();
grant select, insert, update on reward_codes to trilha_app;

-- Which state of the catalogue is the newest: the store keeps a client's items in memory as long as it stands.
create table reward_catalogue_versions (
  client_id uuid primary key references clients (id) on delete cascade,
  version bigint not null
);
grant select on reward_catalogue_versions to trilha_app;

create table orders (
  -- Made before its row: moves of stock, codes and the hold name it first.
  id uuid primary key,
  client_id uuid not null,
  -- Code to read out; no letters or digits that look alike.
  code char(8) not null check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  user_id uuid not null references users (id),
  -- Campaign that pays.
  campaign_id uuid not null,
  reward_id uuid not null,
  country char(2) not null references countries (code),
  category_id uuid not null,
  -- As they were when it was placed: the reward may change or go.
  name jsonb not null,
  picture_file_id uuid references files (id),
  delivery text not null check (delivery in ('shipped', 'digital')),
  quantity integer not null check (quantity between 1 and 10),
  unit_price integer not null check (unit_price > 0),
  points bigint not null,
  -- Where the parcel goes (contract orders/address); erased some time after the order ended.
  address jsonb,
  address_erased_at timestamptz,
  state text not null check (state in ('awaiting_approval', 'approved', 'shipped', 'delivered', 'reproved', 'cancelled')),
  -- Points of it under audit, for the queue; the ledger decides.
  waiting_points bigint not null default 0 check (waiting_points >= 0),
  carrier text check (length(carrier) between 1 and 64),
  tracking text check (length(tracking) between 1 and 64),
  tracking_url text check (tracking_url ~ '^https://' and length(tracking_url) <= 256),
  -- Why it was reproved or cancelled.
  reason text check (length(reason) <= 256),
  -- The rows of `redemption_counters` it counts in: [scope, scope_id, period].
  counted jsonb not null,
  placed_at timestamptz not null,
  decided_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  returned_at timestamptz,
  -- When it came to the state it is in.
  since timestamptz not null,
  version integer not null default 1,
  unique (client_id, id),
  unique (client_id, code),
  foreign key (client_id, campaign_id) references campaigns (client_id, id),
  foreign key (client_id, reward_id) references rewards (client_id, id),
  foreign key (client_id, category_id) references reward_categories (client_id, id),
  check (points = quantity::bigint * unit_price),
  check (address is null or delivery = 'shipped'),
  check (address is not null or delivery = 'digital' or address_erased_at is not null),
  check (address is null or address_erased_at is null),
  check (state not in ('shipped', 'delivered') or delivery = 'digital' or carrier is not null),
  check (returned_at is null or state in ('shipped', 'delivered'))
);
create index orders_by_state on orders (client_id, state, placed_at, id);
create index orders_by_time on orders (client_id, placed_at desc, id desc);
create index orders_ready on orders (client_id, placed_at, id) where state = 'awaiting_approval' and waiting_points = 0;
create index orders_of_person on orders (client_id, user_id, placed_at desc, id desc);
create index orders_of_campaign on orders (client_id, campaign_id, state);
create index orders_of_reward on orders (client_id, reward_id, placed_at desc);
create index orders_with_address on orders (since) where address is not null
  and state in ('delivered', 'reproved', 'cancelled');
create trigger orders_stay before insert or update on orders for each row execute function orders_stay();
create index orders_with_codes on orders (client_id, user_id, id) where delivery = 'digital' and state = 'delivered';
grant select, insert, update on orders to trilha_app;

create table order_transitions (
  id bigint generated always as identity primary key,
  client_id uuid not null,
  order_id uuid not null,
  from_state text,
  to_state text not null,
  -- The parcel came back: the order stays in its state.
  returned boolean not null default false,
  by_whom text not null check (by_whom in ('person', 'staff', 'audit')),
  actor_id uuid,
  actor_name text not null,
  reason text check (length(reason) <= 256),
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  foreign key (client_id, order_id) references orders (client_id, id) on delete cascade,
  check (returned = (from_state is not distinct from to_state)),
  check (not returned or to_state in ('shipped', 'delivered'))
);
create index order_transitions_of_order on order_transitions (client_id, order_id, id);
create index order_transitions_by_transaction on order_transitions (made_in);
create trigger order_transitions_fit before insert on order_transitions
  for each row execute function order_transitions_fit();
create trigger order_transitions_append_only before update on order_transitions
  for each row execute function refuse_change();
grant select, insert on order_transitions to trilha_app;

-- Units each person ordered of a category or a reward in a period (contract rewards/limits: periodOf): orders that
-- await or were approved; what is reproved or cancelled is taken off the rows it counted in.
create table redemption_counters (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  scope text not null check (scope in ('category', 'reward')),
  scope_id uuid not null,
  period text not null check (length(period) between 1 and 40),
  units integer not null check (units >= 0),
  primary key (client_id, user_id, scope, scope_id, period)
);
grant select, insert, update on redemption_counters to trilha_app;

create table standings (
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null references users (id),
  -- Country of their enrolment; null: they did not sign up.
  country char(2),
  -- The membership's store where they signed up with it, else the first of the enrolment; and its chain.
  retailer_id uuid,
  store_id uuid,
  level text not null,
  -- Signed up, active in the programme, and not deleted: has a place.
  listed boolean not null,
  -- Points the audit confirmed, and those it has not looked at yet, whatever they were spent on.
  audited bigint not null,
  provisional bigint not null,
  experience bigint not null,
  -- Balances of their accounts.
  uncleared bigint not null,
  cleared bigint not null,
  held bigint not null,
  debt bigint not null,
  training bigint not null default 0,
  primary key (client_id, campaign_id, user_id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade
);
create index standings_audited on standings (client_id, campaign_id, audited desc, user_id) where listed;
create index standings_experience on standings (client_id, campaign_id, experience desc, user_id) where listed;
create index standings_country_audited on standings (client_id, campaign_id, country, audited desc, user_id)
  where listed;
create index standings_country_experience on standings (client_id, campaign_id, country, experience desc, user_id)
  where listed;
create index standings_chain_audited on standings (client_id, campaign_id, retailer_id, audited desc, user_id)
  where listed;
create index standings_chain_experience on standings (client_id, campaign_id, retailer_id, experience desc, user_id)
  where listed;
create index standings_level_audited on standings (client_id, campaign_id, level, audited desc, user_id) where listed;
create index standings_level_experience on standings (client_id, campaign_id, level, experience desc, user_id)
  where listed;
create index standings_store on standings (client_id, campaign_id, store_id) where listed;
create index standings_training on standings (client_id, campaign_id, training desc, user_id) where listed;
create index standings_country_training on standings (client_id, campaign_id, country, training desc, user_id)
  where listed;
create index standings_chain_training on standings (client_id, campaign_id, retailer_id, training desc, user_id)
  where listed;
create index standings_level_training on standings (client_id, campaign_id, level, training desc, user_id) where listed;
grant select on standings to trilha_app;

-- How many have a score in each bucket: a place is the sum of the higher ones and a count within one's own. A store is
-- counted directly.
create table standing_counts (
  client_id uuid not null,
  campaign_id uuid not null,
  scope text not null check (scope in ('campaign', 'country', 'chain', 'level')),
  -- The country, the chain, the level; empty for the campaign.
  scope_key text not null,
  measure text not null,
  bucket integer not null,
  people bigint not null,
  primary key (client_id, campaign_id, scope, scope_key, measure, bucket),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade,
  check (measure in ('points', 'experience', 'training'))
) with (fillfactor = 70);
grant select on standing_counts to trilha_app;

-- Sums over everybody with points, listed or not.
create table standing_sums (
  client_id uuid not null,
  campaign_id uuid not null,
  people bigint not null,
  uncleared bigint not null,
  cleared bigint not null,
  held bigint not null,
  debt bigint not null,
  -- When one of them last changed.
  counted_at timestamptz not null,
  primary key (client_id, campaign_id),
  foreign key (client_id, campaign_id) references campaigns (client_id, id) on delete cascade
) with (fillfactor = 70);
grant select on standing_sums to trilha_app;

-- People to count anew besides postings, and what one look had no time for. Only added to, and taken by the fold.
create table standing_touched (
  client_id uuid not null references clients (id) on delete cascade,
  campaign_id uuid not null,
  user_id uuid not null
);
-- At most so many people wait once: a backlog names the same ones again and again.
create index standing_touched_of_person on standing_touched (client_id, campaign_id, user_id);
grant select on standing_touched to trilha_app;

-- Snapshot of the last fold: every posting this snapshot shows is counted. A database transaction that was running then
-- is named in it and looked for again, however long it takes.
create table standings_read (
  client_id uuid primary key references clients (id) on delete cascade,
  seen pg_snapshot not null
);
grant select on standings_read to trilha_app;

-- How somebody is shown in rankings; without a row by nickname, else by name.
create table ranking_choices (
  client_id uuid not null,
  user_id uuid not null,
  shown text not null check (shown in ('name', 'nickname', 'hidden')),
  primary key (client_id, user_id),
  foreign key (client_id) references clients (id) on delete cascade,
  foreign key (user_id) references users (id)
);
grant select, insert, update on ranking_choices to trilha_app;

-- Digital orders whose codes were looked at: until then home says that they are there.
create table order_codes_seen (
  client_id uuid not null references clients (id) on delete cascade,
  order_id uuid not null,
  at timestamptz not null,
  primary key (client_id, order_id),
  foreign key (client_id, order_id) references orders (client_id, id) on delete cascade
);
grant select, insert on order_codes_seen to trilha_app;

-- Automatic acceptance of a programme: its settings, and exact counts of what passed.

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
grant select, insert, update on acceptance_settings to trilha_app;

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
grant select, insert, update on acceptance_days to trilha_app;

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
grant select, insert on unseen_acceptances to trilha_app;

do $$
declare
  of_table text;
begin
  foreach of_table in array array['reward_departments', 'reward_categories', 'rewards', 'reward_countries',
      'reward_limits', 'reward_settings', 'reward_popularity', 'trainings'] loop
    execute format('create trigger %1$s_added after insert on %1$s referencing new table as changed
      for each statement execute function reward_catalogue_changed()', of_table);
    execute format('create trigger %1$s_edited after update on %1$s referencing new table as changed
      for each statement execute function reward_catalogue_changed()', of_table);
    execute format('create trigger %1$s_removed after delete on %1$s referencing old table as changed
      for each statement execute function reward_catalogue_changed()', of_table);
  end loop;
end
$$;
