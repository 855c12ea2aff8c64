-- People are global; what they are in a programme is a membership.

create table users (
  id uuid primary key default uuidv7(),
  username text not null check (length(username) between 1 and 256),
  email text check (length(email) <= 256),
  email_confirmed_at timestamptz,
  document text check (length(document) <= 25),
  document_country char(2) references countries (code),
  password_hash text,
  password_changed_at timestamptz,
  must_change_password boolean not null default false,
  is_superuser boolean not null default false,
  first_name text not null check (length(first_name) between 1 and 256),
  last_name text not null default '' check (length(last_name) <= 256),
  nickname text check (length(nickname) <= 256),
  store_nickname text check (length(store_nickname) <= 256),
  gender text references genders (key),
  marital_status text references marital_statuses (key),
  children smallint check (children between 0 and 30),
  birthday date,
  profession text references professions (key),
  phones jsonb not null default '{}',
  phone_verified_at timestamptz,
  address jsonb not null default '{}',
  has_disability boolean not null default false,
  disability text check (length(disability) <= 256),
  avatar_file_id uuid,
  country char(2) not null references countries (code),
  locale text references languages (code),
  color_scheme text not null default 'auto' check (color_scheme in ('auto', 'light', 'dark')),
  last_sign_in_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The client whose staff's code set the password: it proves a membership there, and nobody's person, until the person
  -- sets one of their own.
  password_client_id uuid references clients (id) on delete set null
);
create unique index users_by_username on users (lower(username));
create unique index users_by_email on users (lower(email)) where email is not null;
create index users_by_bare_document on users (document) where document is not null;
create trigger users_touch before update on users for each row execute function touch_updated_at();
create trigger users_tell after update of is_superuser, deleted_at, locale, must_change_password, country on users
  for each row execute function tell_user_changed();
create trigger users_touch_standing after update of deleted_at on users
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function standing_user_left();
-- People who have never come are few after a while, and the list of them is asked for by staff.
create index users_never_came on users (id) where last_sign_in_at is null and password_hash is null;
create trigger users_rename
  after update of first_name, last_name, nickname, username, email, document, document_country on users
  for each row execute function users_rename();
grant select, insert, update on users to trilha_app;
alter table files add foreign key (owner_id) references users (id);
alter table live_events add foreign key (user_id) references users (id);
alter table legal_texts add foreign key (published_by) references users (id);
alter table text_drafts add foreign key (updated_by) references users (id);

-- Sessions and their refresh-token families.

create table sessions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  client_id uuid references clients (id),
  is_webservice boolean not null default false,
  user_agent text not null default '',
  ip inet,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'ended_by_person', 'password_changed', 'token_reused', 'blocked', 'expired')),
  -- When whoever holds the session last said the password: some things ask for it again.
  proved_at timestamptz,
  -- Hash of the mark a browser keeps: who came in with it before is not slowed down by a stranger's guesses.
  device_hash bytea,
  -- When whoever holds the session showed a second factor in it.
  factor_at timestamptz,
  scope text not null check (scope in ('person', 'membership')),
  -- Null: opened before this was recorded.
  opened_by text check (opened_by in ('password', 'passkey', 'code', 'oidc', 'access_code', 'partner', 'link'))
);
-- A client that was chosen by nobody's word binds nothing. Sessions from before the rule are not looked at again.
alter table sessions add constraint sessions_bound check (scope = 'person' or client_id is not null) not valid;
create index sessions_by_user on sessions (user_id, created_at desc);
create trigger sessions_tell after update of ended_at, client_id or delete on sessions
  for each row execute function tell_actor_changed();
create index sessions_of_device on sessions (user_id, device_hash) where device_hash is not null;
-- Every process learns at once that somebody may act now, or must show a factor first.
create trigger sessions_factor_tell after update of factor_at on sessions
  for each row execute function tell_actor_changed();
create trigger sessions_stay_bound before update of scope, user_id, client_id on sessions
  for each row execute function sessions_stay_bound();
create trigger sessions_open_personal_data after insert or update of client_id on sessions
  for each row when (new.client_id is not null and new.scope = 'person') execute function sessions_open_personal_data();
-- Each sweep finds what is over by an index of its own, not by reading all that is not.
create index sessions_ended on sessions (ended_at) where ended_at is not null;
create index sessions_open on sessions (id) where ended_at is null;
create index sessions_ending on sessions (expires_at) where ended_at is null;
create policy own on sessions using (user_id = current_person() or is_system());
grant select, insert, update, delete on sessions to trilha_app;

create table refresh_tokens (
  id uuid primary key default uuidv7(),
  session_id uuid not null references sessions (id) on delete cascade,
  token_hash bytea not null unique,
  issued_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);
create unique index refresh_tokens_live on refresh_tokens (session_id) where used_at is null;
create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null;
create policy own on refresh_tokens using (is_system());
grant select, insert, update, delete on refresh_tokens to trilha_app;

create table device_tokens (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  session_id uuid not null references sessions (id) on delete cascade,
  kind text not null check (kind in ('web_push', 'fcm')),
  token text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (kind, token)
);
create index device_tokens_by_user on device_tokens (user_id);
create policy own on device_tokens using (user_id = current_person() or is_system());
grant select, insert, update, delete on device_tokens to trilha_app;

-- Codes and links that work once: what was used stays known until it would have expired anyway.
create table used_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_tokens_by_end on used_tokens (expires_at);
grant select, insert, update, delete on used_tokens to trilha_app;

-- Codes and links asked for: what was sent to prove a phone or an address. One
-- that belongs to nobody looks like any other, so that asking tells nothing.

create table code_requests (
  id uuid primary key default uuidv7(),
  purpose text not null
    check (purpose in ('recovery_link', 'recovery_code', 'entrance', 'first_access', 'phone', 'email')),
  channel text not null check (channel in ('mail', 'sms', 'whatsapp')),
  -- Hash of what the device that asked keeps; none for a link, which proves itself.
  token_hash bytea unique,
  user_id uuid references users (id),
  -- In whose name it is written: the door's client.
  client_id uuid references clients (id) on delete cascade,
  -- Where it goes; none: to nobody.
  recipient text check (length(recipient) <= 256),
  locale text not null references languages (code),
  -- Waits count for whoever was named and for the number or address that was typed, whether anybody has it or not.
  -- Keyed marks: what strangers type is not kept.
  subject_mark bytea not null,
  recipient_mark bytea not null,
  code_hash bytea,
  tries smallint not null default 0,
  message_id uuid,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  used_at timestamptz
);
create index code_requests_by_subject on code_requests (subject_mark, asked_at desc);
create index code_requests_by_recipient on code_requests (recipient_mark, asked_at desc);
create index code_requests_by_user on code_requests (user_id, purpose, asked_at desc) where user_id is not null;
create index code_requests_by_client on code_requests (client_id) where client_id is not null;
create index code_requests_by_message on code_requests (message_id) where message_id is not null;
create index code_requests_by_age on code_requests (asked_at);
create policy own on code_requests using (is_system());
grant select, insert, update, delete on code_requests to trilha_app;

-- Where accounts of elsewhere are proved (OpenID Connect): one Entra (Azure) and one other, by client.
create table sign_in_providers (
  client_id uuid not null references clients (id) on delete cascade,
  kind text not null check (kind in ('azure', 'generic')),
  label text not null check (length(label) between 1 and 64),
  issuer text not null check (length(issuer) between 1 and 512),
  app_id text not null check (length(app_id) between 1 and 256),
  -- Sealed by us; without one our app is a public client there.
  secret bytea,
  active boolean not null default false,
  primary key (client_id, kind)
);
grant select, insert, update, delete on sign_in_providers to trilha_app;

-- Keys of the robot test.
create table captcha_secrets (
  client_id uuid primary key references clients (id) on delete cascade,
  secret bytea not null
);
grant select, insert, update, delete on captcha_secrets to trilha_app;

-- Visits to a provider that are expected back: once, within ten minutes, in the browser that left.
create table provider_visits (
  state_hash bytea primary key,
  client_id uuid not null,
  kind text not null,
  -- Hash of the ticket that browser keeps.
  ticket_hash bytea not null,
  -- Nonce and code verifier, sealed.
  held bytea not null,
  -- Where they wanted to go, a path of ours.
  target text check (length(target) <= 1024),
  expires_at timestamptz not null,
  foreign key (client_id, kind) references sign_in_providers (client_id, kind) on delete cascade
);
create index provider_visits_over on provider_visits (expires_at);
grant select, insert, delete on provider_visits to trilha_app;

-- An account elsewhere that is a person of a client: known by its issuer and its subject, never by an address.
create table linked_identities (
  client_id uuid not null,
  issuer text not null,
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  -- An outside account linked to a person has a name of its own, for the person to take it away by.
  id uuid not null default uuidv7() unique,
  primary key (client_id, issuer, subject)
);
create index linked_identities_of_person on linked_identities (user_id);
grant select, insert, update, delete on linked_identities to trilha_app;

-- Second factors (security rows 8 to 12): an authenticator's codes, passkeys, and recovery codes for when both are
-- out of reach. They are the person's, whatever client they are in.

-- `sealed_by` names the key that sealed the secret, so that a rotation finds what is still under the old one.
-- A step of thirty seconds counts once: no code works twice.
create table totp_factors (
  user_id uuid primary key references users (id),
  secret bytea not null,
  sealed_by bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  last_used_at timestamptz
);
create index totp_factors_by_key on totp_factors (sealed_by);
create policy own on totp_factors using (user_id = current_person() or is_system());
grant select, insert, update, delete on totp_factors to trilha_app;

-- Ten at a time; `lookup` is the first characters of the code, so that one hash is compared and not ten.
create table recovery_codes (
  user_id uuid not null references users (id),
  lookup text not null check (lookup ~ '^[A-Z2-7]{4}$'),
  code_hash text not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, lookup)
);
create policy own on recovery_codes using (user_id = current_person() or is_system());
grant select, insert, update, delete on recovery_codes to trilha_app;

create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users (id),
  -- The address it was made for: browsers offer it nowhere else.
  rp_id text not null,
  credential_id text not null unique check (length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 64),
  -- Lives in an account of the maker's and reaches that person's other devices.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at);
create policy own on passkeys using (user_id = current_person() or is_system());
grant select, insert, update, delete on passkeys to trilha_app;

-- Questions that are asked once: a factor after the first proof, or a signature by a passkey.
create table factor_challenges (
  id uuid primary key default uuidv7(),
  purpose text not null check (purpose in ('second_factor', 'passkey_sign_in', 'passkey_new', 'proof')),
  user_id uuid references users (id),
  session_id uuid references sessions (id) on delete cascade,
  -- Challenge a passkey must sign; not asked of every second factor.
  random text,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index factor_challenges_by_end on factor_challenges (expires_at);
create index factor_challenges_by_user on factor_challenges (user_id);
create index factor_challenges_by_session on factor_challenges (session_id);
create policy own on factor_challenges using (user_id = current_person() or is_system());
grant select, insert, update, delete on factor_challenges to trilha_app;

-- First access for people who were loaded in advance without an e-mail (docs/decisions/032-access-codes.md): a code the
-- office hands to them, good together with their document and birth date.

create table access_codes (
  client_id uuid not null,
  membership_id uuid not null,
  -- Keyed, and bound to the membership: equal codes look different.
  code_hash bytea not null,
  -- Counted only where document and birth date were right.
  tries smallint not null default 0,
  issued_at timestamptz not null,
  issued_by uuid not null references users (id),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- One at a time: another takes the place of the one before.
  primary key (client_id, membership_id)
);
create index access_codes_by_end on access_codes (expires_at);
create index access_codes_by_issuer on access_codes (issued_by);
grant select, insert, update, delete on access_codes to trilha_app;

create table acceptances (
  id uuid primary key default uuidv7(),
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('terms', 'cookies', 'privacy')),
  version integer not null,
  locale text not null,
  choices jsonb not null default '{}',
  accepted_at timestamptz not null,
  ip inet
);
create index acceptances_by_user on acceptances (client_id, user_id, kind, version);
create trigger acceptances_append_only before update or delete on acceptances
  for each row execute function refuse_change();
-- The consent log reads the newest first.
create index acceptances_newest on acceptances (client_id, accepted_at desc, id desc);
create policy own on acceptances using (user_id = current_person() or client_id = current_client() or is_system());
grant select, insert on acceptances to trilha_app;
