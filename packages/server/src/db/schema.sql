-- Written by `node scripts/docs.ts`: what tables, functions and migrations make of an empty database.

create table acceptance_days (
  client_id uuid not null,
  campaign_id uuid not null,
  day date not null,
  checked integer not null,
  accepted integer not null,
  points bigint not null,
  constraint acceptance_days_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint acceptance_days_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint acceptance_days_pkey PRIMARY KEY (client_id, campaign_id, day)
) with (fillfactor=70);
alter table acceptance_days enable row level security, force row level security;
create policy own_client on acceptance_days to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on acceptance_days to current_user using (true) with check (true);
grant insert, select, update on acceptance_days to trilha_app;

create table acceptance_settings (
  client_id uuid not null,
  enabled boolean not null,
  accept_unread boolean not null,
  share smallint not null,
  units_per_sale integer not null,
  points_per_sale integer not null,
  units_per_week integer not null,
  points_per_week integer not null,
  newcomer_rate smallint not null,
  version integer not null default 1,
  constraint acceptance_settings_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint acceptance_settings_newcomer_rate_check CHECK (newcomer_rate >= 0 AND newcomer_rate <= 1000),
  constraint acceptance_settings_pkey PRIMARY KEY (client_id),
  constraint acceptance_settings_points_per_sale_check CHECK (points_per_sale >= 0 AND points_per_sale <= 100000000),
  constraint acceptance_settings_points_per_week_check CHECK (points_per_week >= 0 AND points_per_week <= 100000000),
  constraint acceptance_settings_share_check CHECK (share >= 0 AND share <= 1000),
  constraint acceptance_settings_units_per_sale_check CHECK (units_per_sale >= 1 AND units_per_sale <= 50000),
  constraint acceptance_settings_units_per_week_check CHECK (units_per_week >= 1 AND units_per_week <= 50000)
);
alter table acceptance_settings enable row level security, force row level security;
create policy own_client on acceptance_settings to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on acceptance_settings to current_user using (true) with check (true);
grant insert, select, update on acceptance_settings to trilha_app;

create table acceptances (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  user_id uuid not null,
  kind text not null,
  version integer not null,
  locale text not null,
  choices jsonb not null default '{}'::jsonb,
  accepted_at timestamp with time zone not null,
  ip inet,
  constraint acceptances_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint acceptances_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'cookies'::text, 'privacy'::text])),
  constraint acceptances_pkey PRIMARY KEY (id),
  constraint acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX acceptances_by_user ON public.acceptances USING btree (client_id, user_id, kind, version);
CREATE INDEX acceptances_newest ON public.acceptances USING btree (client_id, accepted_at DESC, id DESC);
CREATE TRIGGER acceptances_append_only BEFORE DELETE OR UPDATE ON acceptances FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table acceptances enable row level security, force row level security;
create policy own on acceptances to public using (((user_id = current_person()) OR (client_id = current_client()) OR is_system()));
create policy owner_all on acceptances to current_user using (true) with check (true);
grant insert, select on acceptances to trilha_app;

create table access_codes (
  client_id uuid not null,
  membership_id uuid not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  issued_at timestamp with time zone not null,
  issued_by uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint access_codes_client_id_membership_id_fkey FOREIGN KEY (client_id, membership_id) REFERENCES memberships(client_id, id) ON DELETE CASCADE,
  constraint access_codes_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES users(id),
  constraint access_codes_pkey PRIMARY KEY (client_id, membership_id)
);
CREATE INDEX access_codes_by_end ON public.access_codes USING btree (expires_at);
CREATE INDEX access_codes_by_issuer ON public.access_codes USING btree (issued_by);
alter table access_codes enable row level security, force row level security;
create policy own_client on access_codes to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on access_codes to current_user using (true) with check (true);
grant delete, insert, select, update on access_codes to trilha_app;

create table activity_authorisations (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  by uuid not null,
  at timestamp with time zone not null,
  constraint activity_authorisations_by_fkey FOREIGN KEY (by) REFERENCES users(id),
  constraint activity_authorisations_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id),
  constraint activity_authorisations_pkey PRIMARY KEY (client_id, course_id, activity_id)
);
alter table activity_authorisations enable row level security, force row level security;
create policy own_client on activity_authorisations to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on activity_authorisations to current_user using (true) with check (true);
grant delete, insert, select on activity_authorisations to trilha_app;

create table activity_progress (
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  state text not null default 'in_progress'::text,
  percent smallint not null default 0,
  seen jsonb not null default '[]'::jsonb,
  size integer,
  seconds integer not null default 0,
  "position" jsonb,
  position_opened_at timestamp with time zone,
  position_seq integer not null default 0,
  score numeric(5,2),
  verdict text,
  opened_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint activity_progress_check CHECK ((state = 'finished'::text) = (finished_at IS NOT NULL)),
  constraint activity_progress_check1 CHECK (state <> 'finished'::text OR percent = 100),
  constraint activity_progress_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint activity_progress_percent_check CHECK (percent >= 0 AND percent <= 100),
  constraint activity_progress_pkey PRIMARY KEY (client_id, enrolment_id, activity_id),
  constraint activity_progress_score_check CHECK (score >= 0::numeric AND score <= 100::numeric),
  constraint activity_progress_seconds_check CHECK (seconds >= 0),
  constraint activity_progress_size_check CHECK (size >= 0 AND size <= 1000000),
  constraint activity_progress_state_check CHECK (state = ANY (ARRAY['not_started'::text, 'in_progress'::text, 'finished'::text, 'reproved'::text, 'blocked'::text])),
  constraint activity_progress_verdict_check CHECK (verdict = ANY (ARRAY['completed'::text, 'passed'::text, 'failed'::text]))
) with (fillfactor=80);
CREATE TRIGGER activity_progress_stays BEFORE UPDATE ON activity_progress FOR EACH ROW WHEN (old.state = 'finished'::text AND new.state <> 'finished'::text OR new.percent < old.percent OR new.seconds < old.seconds OR old.verdict = 'passed'::text AND new.verdict IS DISTINCT FROM 'passed'::text) EXECUTE FUNCTION activity_progress_stays();
alter table activity_progress enable row level security, force row level security;
create policy own_client on activity_progress to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on activity_progress to current_user using (true) with check (true);
grant delete, insert, select, update on activity_progress to trilha_app;

CREATE OR REPLACE FUNCTION public.activity_progress_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.add_to_budget(of_client uuid, of_campaign uuid, of_limit bigint, added bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.add_to_counters(of_client uuid, of_campaign uuid, scopes text[], owners uuid[], periods text[], limits bigint[], added bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 grant execute to public;

create table attempt_answers (
  id bigint not null generated always as identity,
  client_id uuid not null,
  attempt_id uuid not null,
  step_id uuid not null,
  device uuid not null,
  device_name text not null default ''::text,
  seq integer not null,
  question smallint not null,
  answer jsonb,
  final boolean not null default false,
  late boolean not null,
  at timestamp with time zone not null,
  after_ms integer not null,
  constraint attempt_answers_after_ms_check CHECK (after_ms >= 0),
  constraint attempt_answers_client_id_attempt_id_device_seq_key UNIQUE (client_id, attempt_id, device, seq),
  constraint attempt_answers_client_id_attempt_id_fkey FOREIGN KEY (client_id, attempt_id) REFERENCES attempts(client_id, id) ON DELETE CASCADE,
  constraint attempt_answers_device_name_check CHECK (length(device_name) <= 64),
  constraint attempt_answers_pkey PRIMARY KEY (client_id, attempt_id, step_id),
  constraint attempt_answers_question_check CHECK (question >= 0 AND question <= 199),
  constraint attempt_answers_seq_check CHECK (seq > 0)
);
CREATE TRIGGER attempt_answers_stay BEFORE DELETE OR UPDATE ON attempt_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table attempt_answers enable row level security, force row level security;
create policy own_client on attempt_answers to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on attempt_answers to current_user using (true) with check (true);
grant insert, select on attempt_answers to trilha_app;

create table attempt_events (
  id bigint not null generated always as identity,
  client_id uuid not null,
  attempt_id uuid not null,
  what text not null,
  question smallint,
  points numeric(9,3),
  actor_id uuid,
  actor_name text not null default ''::text,
  device_name text not null default ''::text,
  reason text,
  at timestamp with time zone not null,
  constraint attempt_events_client_id_attempt_id_fkey FOREIGN KEY (client_id, attempt_id) REFERENCES attempts(client_id, id) ON DELETE CASCADE,
  constraint attempt_events_device_name_check CHECK (length(device_name) <= 64),
  constraint attempt_events_pkey PRIMARY KEY (id),
  constraint attempt_events_reason_check CHECK (length(reason) <= 256),
  constraint attempt_events_what_check CHECK (what = ANY (ARRAY['started'::text, 'submitted'::text, 'ran_out'::text, 'marked'::text, 'regraded'::text, 'time_given'::text, 'void'::text]))
);
CREATE INDEX attempt_events_of ON public.attempt_events USING btree (client_id, attempt_id, id);
CREATE TRIGGER attempt_events_stay BEFORE UPDATE ON attempt_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table attempt_events enable row level security, force row level security;
create policy own_client on attempt_events to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on attempt_events to current_user using (true) with check (true);
grant insert, select on attempt_events to trilha_app;

create table attempt_grants (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  course_attempt integer not null,
  attempts integer not null,
  minutes integer not null,
  reason text not null,
  actor_id uuid not null,
  actor_name text not null default ''::text,
  at timestamp with time zone not null,
  constraint attempt_grants_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint attempt_grants_attempts_check CHECK (attempts >= 0 AND attempts <= 100),
  constraint attempt_grants_check CHECK ((attempts + minutes) > 0),
  constraint attempt_grants_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint attempt_grants_course_attempt_check CHECK (course_attempt > 0),
  constraint attempt_grants_minutes_check CHECK (minutes >= 0 AND minutes <= 600),
  constraint attempt_grants_pkey PRIMARY KEY (id),
  constraint attempt_grants_reason_check CHECK (length(reason) <= 256)
);
CREATE INDEX attempt_grants_of ON public.attempt_grants USING btree (client_id, enrolment_id, activity_id);
CREATE TRIGGER attempt_grants_stay BEFORE UPDATE ON attempt_grants FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table attempt_grants enable row level security, force row level security;
create policy own_client on attempt_grants to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on attempt_grants to current_user using (true) with check (true);
grant insert, select on attempt_grants to trilha_app;

create table attempt_marks (
  id bigint not null generated always as identity,
  client_id uuid not null,
  attempt_id uuid not null,
  question smallint not null,
  points numeric(9,3) not null,
  rubric jsonb not null default '[]'::jsonb,
  comment text not null default ''::text,
  reason text,
  actor_id uuid not null,
  actor_name text not null default ''::text,
  at timestamp with time zone not null,
  constraint attempt_marks_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint attempt_marks_client_id_attempt_id_fkey FOREIGN KEY (client_id, attempt_id) REFERENCES attempts(client_id, id) ON DELETE CASCADE,
  constraint attempt_marks_comment_check CHECK (length(comment) <= 2000),
  constraint attempt_marks_pkey PRIMARY KEY (id),
  constraint attempt_marks_points_check CHECK (points >= 0::numeric),
  constraint attempt_marks_question_check CHECK (question >= 0 AND question <= 199),
  constraint attempt_marks_reason_check CHECK (length(reason) <= 256)
);
CREATE INDEX attempt_marks_of ON public.attempt_marks USING btree (client_id, attempt_id, question, id);
CREATE TRIGGER attempt_marks_stay BEFORE UPDATE ON attempt_marks FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table attempt_marks enable row level security, force row level security;
create policy own_client on attempt_marks to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on attempt_marks to current_user using (true) with check (true);
grant insert, select on attempt_marks to trilha_app;

CREATE OR REPLACE FUNCTION public.attempt_step(old_state text, new_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

create table attempts (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  course_attempt integer not null,
  course_version integer not null,
  type text not null,
  number integer not null,
  locale text not null,
  settings jsonb not null,
  paper jsonb not null,
  seed bigint not null,
  state text not null default 'running'::text,
  started_at timestamp with time zone not null,
  deadline timestamp with time zone,
  ended_at timestamp with time zone,
  ending text,
  graded jsonb,
  points numeric(9,3),
  total numeric(9,3) not null,
  percent numeric(5,2),
  passed boolean,
  best boolean not null default false,
  consequence text not null default 'none'::text,
  regraded jsonb not null default '{}'::jsonb,
  regraded_at timestamp with time zone,
  constraint attempts_check CHECK ((state = 'running'::text) = (ended_at IS NULL)),
  constraint attempts_check1 CHECK ((ended_at IS NULL) = (ending IS NULL)),
  constraint attempts_check2 CHECK (state <> 'done'::text OR graded IS NOT NULL AND points IS NOT NULL),
  constraint attempts_client_id_enrolment_id_activity_id_number_key UNIQUE (client_id, enrolment_id, activity_id, number),
  constraint attempts_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint attempts_client_id_id_key UNIQUE (client_id, id),
  constraint attempts_consequence_check CHECK (consequence = ANY (ARRAY['none'::text, 'block'::text, 'restart'::text])),
  constraint attempts_course_attempt_check CHECK (course_attempt > 0),
  constraint attempts_ending_check CHECK (ending = ANY (ARRAY['submitted'::text, 'ran_out'::text, 'void'::text])),
  constraint attempts_graded_check CHECK (jsonb_typeof(graded) = 'array'::text),
  constraint attempts_number_check CHECK (number > 0),
  constraint attempts_paper_check CHECK (jsonb_typeof(paper) = 'array'::text),
  constraint attempts_percent_check CHECK (percent >= 0::numeric AND percent <= 100::numeric),
  constraint attempts_pkey PRIMARY KEY (id),
  constraint attempts_points_check CHECK (points >= 0::numeric),
  constraint attempts_state_check CHECK (state = ANY (ARRAY['running'::text, 'marking'::text, 'done'::text, 'void'::text])),
  constraint attempts_total_check CHECK (total >= 0::numeric),
  constraint attempts_type_check CHECK (type = ANY (ARRAY['conventional_test'::text, 'block_test'::text, 'restart_test'::text, 'evaluated_quiz'::text, 'unevaluated_quiz'::text, 'block_general_test'::text, 'restart_general_test'::text, 'reaction_evaluation'::text])),
  constraint attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=70);
CREATE INDEX attempts_deadline ON public.attempts USING btree (deadline) WHERE ((state = 'running'::text) AND (deadline IS NOT NULL));
CREATE INDEX attempts_ended ON public.attempts USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX attempts_marking ON public.attempts USING btree (client_id, ended_at, id) WHERE (state = 'marking'::text);
CREATE INDEX attempts_of_activity ON public.attempts USING btree (client_id, course_id, activity_id, id);
CREATE INDEX attempts_of_person ON public.attempts USING btree (client_id, user_id, id);
CREATE INDEX attempts_of_question ON public.attempts USING gin (paper jsonb_path_ops);
CREATE UNIQUE INDEX attempts_running ON public.attempts USING btree (client_id, enrolment_id, activity_id) WHERE (state = 'running'::text);
CREATE INDEX attempts_untold ON public.attempts USING btree (client_id, user_id, id) WHERE ((state = 'running'::text) OR ((state <> 'void'::text) AND ((settings ->> 'feedback'::text) = 'after_close'::text)));
CREATE TRIGGER attempts_stay BEFORE UPDATE ON attempts FOR EACH ROW EXECUTE FUNCTION attempts_stay();
alter table attempts enable row level security, force row level security;
create policy own_client on attempts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on attempts to current_user using (true) with check (true);
grant insert, select, update on attempts to trilha_app;

CREATE OR REPLACE FUNCTION public.attempts_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table audit_changes (
  client_id uuid not null,
  quarter timestamp with time zone,
  campaign_id uuid not null,
  submitted bigint not null default 0,
  by_itself bigint not null default 0,
  accepted bigint not null default 0,
  rejected bigint not null default 0,
  waiting bigint not null default 0,
  looked bigint not null default 0,
  found bigint not null default 0,
  points_looked bigint not null default 0,
  points_found bigint not null default 0
);
CREATE INDEX audit_changes_of_client ON public.audit_changes USING btree (client_id);
alter table audit_changes enable row level security, force row level security;
create policy own_client on audit_changes to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on audit_changes to current_user using (true) with check (true);
grant select on audit_changes to trilha_app;

CREATE OR REPLACE FUNCTION public.audit_counted()
 RETURNS SETOF audit_counts
 LANGUAGE sql
 STABLE
 grant execute to public;

create table audit_counts (
  client_id uuid not null,
  quarter timestamp with time zone,
  campaign_id uuid not null,
  submitted bigint not null default 0,
  by_itself bigint not null default 0,
  accepted bigint not null default 0,
  rejected bigint not null default 0,
  waiting bigint not null default 0,
  looked bigint not null default 0,
  found bigint not null default 0,
  points_looked bigint not null default 0,
  points_found bigint not null default 0,
  constraint audit_counts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint audit_counts_client_id_quarter_campaign_id_key UNIQUE NULLS NOT DISTINCT (client_id, quarter, campaign_id)
) with (fillfactor=70);
alter table audit_counts enable row level security, force row level security;
create policy own_client on audit_counts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on audit_counts to current_user using (true) with check (true);
grant select on audit_counts to trilha_app;

CREATE OR REPLACE FUNCTION public.audit_fold(most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table audit_queue (
  client_id uuid not null,
  subject_type text not null,
  subject_id uuid not null,
  store_id uuid not null,
  user_id uuid not null,
  campaign_id uuid not null,
  priority integer not null,
  not_by uuid,
  queued_at timestamp with time zone not null,
  locked_by uuid,
  locked_until timestamp with time zone,
  order_waits boolean not null default false,
  constraint audit_queue_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint audit_queue_pkey PRIMARY KEY (client_id, subject_type, subject_id),
  constraint audit_queue_subject_type_check CHECK (subject_type = ANY (ARRAY['claim'::text, 'photo'::text])),
  constraint audit_queue_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=70);
CREATE INDEX audit_queue_by_age ON public.audit_queue USING btree (client_id, queued_at);
CREATE INDEX audit_queue_by_priority ON public.audit_queue USING btree (client_id, priority DESC, queued_at, subject_id);
CREATE INDEX audit_queue_not_by ON public.audit_queue USING btree (client_id, not_by) WHERE (not_by IS NOT NULL);
CREATE INDEX audit_queue_of_campaign ON public.audit_queue USING btree (client_id, campaign_id, queued_at);
CREATE INDEX audit_queue_of_person ON public.audit_queue USING btree (client_id, user_id);
CREATE INDEX audit_queue_of_store ON public.audit_queue USING btree (client_id, store_id);
CREATE TRIGGER audit_queue_counted AFTER INSERT OR DELETE ON audit_queue FOR EACH ROW EXECUTE FUNCTION audit_queue_changed();
CREATE TRIGGER audit_queue_recounted AFTER UPDATE ON audit_queue FOR EACH ROW WHEN (old.campaign_id <> new.campaign_id) EXECUTE FUNCTION audit_queue_changed();
alter table audit_queue enable row level security, force row level security;
create policy own_client on audit_queue to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on audit_queue to current_user using (true) with check (true);
grant delete, insert, select, update on audit_queue to trilha_app;

CREATE OR REPLACE FUNCTION public.audit_queue_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table audit_reason_weeks (
  client_id uuid not null,
  campaign_id uuid not null,
  week date not null,
  type text not null,
  verdict text not null,
  reason text not null,
  reports bigint not null,
  points bigint not null,
  constraint audit_reason_weeks_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint audit_reason_weeks_pkey PRIMARY KEY (client_id, campaign_id, week, type, verdict, reason),
  constraint audit_reason_weeks_type_check CHECK (type = ANY (ARRAY['claim'::text, 'photo'::text])),
  constraint audit_reason_weeks_verdict_check CHECK (verdict = ANY (ARRAY['accepted'::text, 'partial'::text, 'rejected'::text]))
) with (fillfactor=80);
alter table audit_reason_weeks enable row level security, force row level security;
create policy own_client on audit_reason_weeks to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on audit_reason_weeks to current_user using (true) with check (true);
grant insert, select, update on audit_reason_weeks to trilha_app;

CREATE OR REPLACE FUNCTION public.audit_report_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table audit_trail (
  id bigint not null generated always as identity,
  client_id uuid,
  at timestamp with time zone not null,
  actor_id uuid,
  actor_name text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  entity_name text not null default ''::text,
  before jsonb,
  after jsonb,
  reason text,
  request_id text not null,
  ip inet,
  constraint audit_trail_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint audit_trail_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_trail_by_actor ON public.audit_trail USING btree (client_id, actor_id, id DESC);
CREATE INDEX audit_trail_by_client ON public.audit_trail USING btree (client_id, id DESC);
CREATE INDEX audit_trail_by_entity ON public.audit_trail USING btree (client_id, entity, entity_id, id DESC);
CREATE TRIGGER audit_trail_append_only BEFORE DELETE OR UPDATE ON audit_trail FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_trail_no_truncate BEFORE TRUNCATE ON audit_trail FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table audit_trail enable row level security, force row level security;
create policy appendable on audit_trail for insert to public with check (((client_id = current_client()) OR is_system()));
create policy own_client on audit_trail for select to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on audit_trail to current_user using (true) with check (true);
grant insert, select on audit_trail to trilha_app;

CREATE OR REPLACE FUNCTION public.audit_verdict_given()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table audit_verdicts (
  id bigint not null generated always as identity,
  client_id uuid not null,
  subject_type text not null,
  subject_id uuid not null,
  auditor_id uuid not null,
  verdict text not null,
  sampled boolean not null,
  points_before bigint not null,
  points_rejected bigint not null,
  seconds integer,
  reason text,
  at timestamp with time zone not null,
  made_in xid8 not null default pg_current_xact_id(),
  constraint audit_verdicts_auditor_id_fkey FOREIGN KEY (auditor_id) REFERENCES users(id),
  constraint audit_verdicts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint audit_verdicts_pkey PRIMARY KEY (id),
  constraint audit_verdicts_subject_type_check CHECK (subject_type = ANY (ARRAY['claim'::text, 'photo'::text])),
  constraint audit_verdicts_verdict_check CHECK (verdict = ANY (ARRAY['accepted'::text, 'rejected'::text, 'partial'::text, 'abstained'::text]))
);
CREATE INDEX audit_verdicts_abstained ON public.audit_verdicts USING btree (client_id, auditor_id) WHERE (verdict = 'abstained'::text);
CREATE INDEX audit_verdicts_by_time ON public.audit_verdicts USING btree (client_id, at DESC);
CREATE INDEX audit_verdicts_made_in ON public.audit_verdicts USING btree (made_in);
CREATE INDEX audit_verdicts_of_subject ON public.audit_verdicts USING btree (client_id, subject_id);
CREATE TRIGGER audit_verdicts_append_only BEFORE DELETE OR UPDATE ON audit_verdicts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_verdicts_counted AFTER INSERT ON audit_verdicts FOR EACH ROW WHEN (new.verdict <> 'abstained'::text) EXECUTE FUNCTION audit_verdict_given();
alter table audit_verdicts enable row level security, force row level security;
create policy own_client on audit_verdicts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on audit_verdicts to current_user using (true) with check (true);
grant insert, select on audit_verdicts to trilha_app;

create table award_batches (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  kind text not null,
  state text not null,
  reason text not null,
  file_id uuid,
  awards integer not null,
  points bigint not null,
  experience bigint not null,
  proposed_by uuid not null,
  proposer_name text not null,
  proposed_at timestamp with time zone not null,
  decided_by uuid,
  decider_name text,
  decided_at timestamp with time zone,
  decision_reason text,
  version integer not null default 1,
  withdrawn_by uuid,
  withdrawn_at timestamp with time zone,
  content_hash bytea,
  constraint award_batches_check CHECK (decided_by IS DISTINCT FROM proposed_by),
  constraint award_batches_check1 CHECK (content_hash IS NULL OR kind = 'file'::text AND length(content_hash) = 32),
  constraint award_batches_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint award_batches_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint award_batches_client_id_id_key UNIQUE (client_id, id),
  constraint award_batches_decided CHECK ((state = ANY (ARRAY['approved'::text, 'refused'::text])) = (decided_by IS NOT NULL)),
  constraint award_batches_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint award_batches_decision_reason_check CHECK (length(decision_reason) <= 256),
  constraint award_batches_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint award_batches_kind_check CHECK (kind = ANY (ARRAY['adjustment'::text, 'mystery_customer'::text, 'file'::text])),
  constraint award_batches_pkey PRIMARY KEY (id),
  constraint award_batches_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint award_batches_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 256),
  constraint award_batches_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text])),
  constraint award_batches_withdrawn CHECK ((state = 'withdrawn'::text) = (withdrawn_by IS NOT NULL) AND (withdrawn_by IS NULL) = (withdrawn_at IS NULL) AND COALESCE(withdrawn_by, proposed_by) = proposed_by),
  constraint award_batches_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES users(id)
);
CREATE INDEX award_batches_by_time ON public.award_batches USING btree (client_id, proposed_at DESC, id DESC);
CREATE UNIQUE INDEX award_batches_of_content ON public.award_batches USING btree (client_id, campaign_id, content_hash) WHERE (state = ANY (ARRAY['proposed'::text, 'approved'::text]));
CREATE TRIGGER award_batches_decided_once BEFORE INSERT OR UPDATE ON award_batches FOR EACH ROW WHEN (NOT is_erasing()) EXECUTE FUNCTION award_batches_decided_once();
alter table award_batches enable row level security, force row level security;
create policy own_client on award_batches to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on award_batches to current_user using (true) with check (true);
grant insert, select, update on award_batches to trilha_app;

CREATE OR REPLACE FUNCTION public.award_batches_decided_once()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table awards (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  batch_id uuid not null,
  user_id uuid not null,
  store_id uuid,
  points bigint not null,
  experience bigint not null,
  note text not null default ''::text,
  occurred_on date not null,
  trace jsonb not null default '[]'::jsonb,
  posted_at timestamp with time zone,
  constraint awards_client_id_batch_id_fkey FOREIGN KEY (client_id, batch_id) REFERENCES award_batches(client_id, id),
  constraint awards_client_id_id_key UNIQUE (client_id, id),
  constraint awards_client_id_store_id_fkey FOREIGN KEY (client_id, store_id) REFERENCES stores(client_id, id),
  constraint awards_experience_check CHECK (experience >= 0),
  constraint awards_note_check CHECK (length(note) <= 256),
  constraint awards_pkey PRIMARY KEY (id),
  constraint awards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX awards_of_batch ON public.awards USING btree (client_id, batch_id, id);
CREATE INDEX awards_of_person ON public.awards USING btree (client_id, user_id, occurred_on);
CREATE INDEX awards_to_post ON public.awards USING btree (client_id, batch_id, id) WHERE (posted_at IS NULL);
CREATE TRIGGER awards_posted_once BEFORE UPDATE ON awards FOR EACH ROW WHEN (NOT is_erasing()) EXECUTE FUNCTION awards_posted_once();
alter table awards enable row level security, force row level security;
create policy own_client on awards to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on awards to current_user using (true) with check (true);
grant insert, select, update on awards to trilha_app;

CREATE OR REPLACE FUNCTION public.awards_posted_once()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table badge_awards (
  client_id uuid not null,
  badge_id uuid not null,
  user_id uuid not null,
  awarded_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  share_key text,
  constraint badge_awards_client_id_badge_id_fkey FOREIGN KEY (client_id, badge_id) REFERENCES badges(client_id, id) ON DELETE CASCADE,
  constraint badge_awards_pkey PRIMARY KEY (client_id, badge_id, user_id),
  constraint badge_awards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX badge_awards_newest ON public.badge_awards USING btree (client_id, badge_id, awarded_at DESC, user_id DESC);
CREATE INDEX badge_awards_of_person ON public.badge_awards USING btree (client_id, user_id);
CREATE UNIQUE INDEX badge_awards_share_key ON public.badge_awards USING btree (share_key) WHERE (share_key IS NOT NULL);
alter table badge_awards enable row level security, force row level security;
create policy own_client on badge_awards to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on badge_awards to current_user using (true) with check (true);
grant delete, insert, select, update on badge_awards to trilha_app;

create table badges (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name jsonb not null,
  text jsonb not null default '{}'::jsonb,
  picture jsonb not null,
  rule jsonb not null,
  state text not null default 'on'::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint badges_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint badges_client_id_id_key UNIQUE (client_id, id),
  constraint badges_pkey PRIMARY KEY (id),
  constraint badges_state_check CHECK (state = ANY (ARRAY['on'::text, 'off'::text]))
);
CREATE TRIGGER badges_touch BEFORE UPDATE ON badges FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table badges enable row level security, force row level security;
create policy own_client on badges to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on badges to current_user using (true) with check (true);
grant insert, select, update on badges to trilha_app;

create table brand_companies (
  client_id uuid not null,
  brand_id uuid not null,
  company_id uuid not null,
  constraint brand_companies_client_id_brand_id_fkey FOREIGN KEY (client_id, brand_id) REFERENCES brands(client_id, id) ON DELETE CASCADE,
  constraint brand_companies_client_id_company_id_fkey FOREIGN KEY (client_id, company_id) REFERENCES companies(client_id, id) ON DELETE CASCADE,
  constraint brand_companies_pkey PRIMARY KEY (client_id, brand_id, company_id)
);
CREATE INDEX brand_companies_of_company ON public.brand_companies USING btree (client_id, company_id);
alter table brand_companies enable row level security, force row level security;
create policy own_client on brand_companies to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on brand_companies to current_user using (true) with check (true);
grant delete, insert, select on brand_companies to trilha_app;

create table brands (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name text not null,
  active boolean not null default true,
  version integer not null default 1,
  constraint brands_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint brands_client_id_id_key UNIQUE (client_id, id),
  constraint brands_client_id_name_key UNIQUE (client_id, name),
  constraint brands_pkey PRIMARY KEY (id)
);
alter table brands enable row level security, force row level security;
create policy own_client on brands to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on brands to current_user using (true) with check (true);
grant insert, select, update on brands to trilha_app;



create table calendar_feeds (
  client_id uuid not null,
  user_id uuid not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint calendar_feeds_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint calendar_feeds_pkey PRIMARY KEY (client_id, user_id),
  constraint calendar_feeds_secret_hash_key UNIQUE (secret_hash),
  constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table calendar_feeds enable row level security, force row level security;
create policy own_client on calendar_feeds to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on calendar_feeds to current_user using (true) with check (true);
grant delete, insert, select, update on calendar_feeds to trilha_app;

create table campaign_countries (
  client_id uuid not null,
  campaign_id uuid not null,
  country character(2) not null,
  time_zone text not null,
  begins_on date not null,
  ends_on date not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint campaign_countries_check CHECK (begins_on <= ends_on AND begins_at < ends_at),
  constraint campaign_countries_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint campaign_countries_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint campaign_countries_pkey PRIMARY KEY (client_id, campaign_id, country)
);
CREATE TRIGGER campaign_countries_frozen BEFORE INSERT OR DELETE OR UPDATE ON campaign_countries FOR EACH ROW EXECUTE FUNCTION campaign_parts_frozen();
alter table campaign_countries enable row level security, force row level security;
create policy own_client on campaign_countries to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaign_countries to current_user using (true) with check (true);
grant delete, insert, select, update on campaign_countries to trilha_app;

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
  constraint campaign_days_pkey PRIMARY KEY (client_id, campaign_id, day)
) with (fillfactor=70);
alter table campaign_days enable row level security, force row level security;
create policy own_client on campaign_days to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaign_days to current_user using (true) with check (true);
grant delete, insert, select, update on campaign_days to trilha_app;

create table campaign_days_counted (
  client_id uuid not null,
  counted_to xid8 not null,
  time_zone text not null,
  constraint campaign_days_counted_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint campaign_days_counted_pkey PRIMARY KEY (client_id)
);
alter table campaign_days_counted enable row level security, force row level security;
create policy own_client on campaign_days_counted to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaign_days_counted to current_user using (true) with check (true);
grant insert, select, update on campaign_days_counted to trilha_app;

create table campaign_enrolments (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null,
  country character(2) not null,
  company_id uuid not null,
  brands text[] not null,
  retailer_ids uuid[] not null,
  store_ids uuid[] not null,
  terms_version integer not null,
  terms_locale text not null,
  enrolled_at timestamp with time zone not null,
  constraint campaign_enrolments_brands_check CHECK (cardinality(brands) > 0),
  constraint campaign_enrolments_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint campaign_enrolments_client_id_campaign_id_user_id_key UNIQUE (client_id, campaign_id, user_id),
  constraint campaign_enrolments_client_id_company_id_fkey FOREIGN KEY (client_id, company_id) REFERENCES companies(client_id, id),
  constraint campaign_enrolments_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint campaign_enrolments_pkey PRIMARY KEY (id),
  constraint campaign_enrolments_retailer_ids_check CHECK (cardinality(retailer_ids) > 0),
  constraint campaign_enrolments_store_ids_check CHECK (cardinality(store_ids) > 0),
  constraint campaign_enrolments_terms_locale_fkey FOREIGN KEY (terms_locale) REFERENCES languages(code),
  constraint campaign_enrolments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX campaign_enrolments_of_person ON public.campaign_enrolments USING btree (client_id, user_id, enrolled_at DESC);
CREATE TRIGGER campaign_enrolments_touch AFTER INSERT OR UPDATE ON campaign_enrolments FOR EACH ROW EXECUTE FUNCTION standing_enrolled();
alter table campaign_enrolments enable row level security, force row level security;
create policy own_client on campaign_enrolments to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaign_enrolments to current_user using (true) with check (true);
grant insert, select on campaign_enrolments to trilha_app;

create table campaign_levels (
  client_id uuid not null,
  campaign_id uuid not null,
  level text not null,
  threshold integer not null,
  keep integer not null,
  opens jsonb not null default '{}'::jsonb,
  constraint campaign_levels_check CHECK (keep >= 0 AND keep <= threshold),
  constraint campaign_levels_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint campaign_levels_level_check CHECK (level = ANY (ARRAY['creator'::text, 'influencer'::text])),
  constraint campaign_levels_pkey PRIMARY KEY (client_id, campaign_id, level),
  constraint campaign_levels_threshold_check CHECK (threshold > 0)
);
CREATE TRIGGER campaign_levels_frozen BEFORE INSERT OR DELETE OR UPDATE ON campaign_levels FOR EACH ROW EXECUTE FUNCTION campaign_parts_frozen();
alter table campaign_levels enable row level security, force row level security;
create policy own_client on campaign_levels to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaign_levels to current_user using (true) with check (true);
grant insert, select, update on campaign_levels to trilha_app;

CREATE OR REPLACE FUNCTION public.campaign_levels_begin(of_client uuid, of_campaign uuid)
 RETURNS void
 LANGUAGE sql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.campaign_parts_frozen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table campaign_reminders (
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null,
  days smallint not null,
  sent_at timestamp with time zone not null,
  constraint campaign_reminders_pkey PRIMARY KEY (client_id, campaign_id, user_id, days),
  constraint campaign_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table campaign_reminders enable row level security, force row level security;
create policy own_client on campaign_reminders to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaign_reminders to current_user using (true) with check (true);
grant insert, select on campaign_reminders to trilha_app;

create table campaign_terms (
  client_id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  locale text not null,
  body text not null,
  constraint campaign_terms_body_check CHECK (length(body) >= 1 AND length(body) <= 100000),
  constraint campaign_terms_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint campaign_terms_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint campaign_terms_pkey PRIMARY KEY (client_id, campaign_id, version, locale),
  constraint campaign_terms_version_check CHECK (version > 0)
);
alter table campaign_terms enable row level security, force row level security;
create policy own_client on campaign_terms to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaign_terms to current_user using (true) with check (true);
grant insert, select on campaign_terms to trilha_app;

create table campaign_transitions (
  id bigint not null generated always as identity,
  client_id uuid not null,
  campaign_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default ''::text,
  reason text,
  at timestamp with time zone not null,
  constraint campaign_transitions_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint campaign_transitions_pkey PRIMARY KEY (id)
);
CREATE INDEX campaign_transitions_of_campaign ON public.campaign_transitions USING btree (client_id, campaign_id, id);
CREATE TRIGGER campaign_transitions_kept BEFORE DELETE OR UPDATE ON campaign_transitions FOR EACH ROW WHEN (NOT is_erasing()) EXECUTE FUNCTION campaign_transitions_kept();
alter table campaign_transitions enable row level security, force row level security;
create policy own_client on campaign_transitions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaign_transitions to current_user using (true) with check (true);
grant insert, select on campaign_transitions to trilha_app;

CREATE OR REPLACE FUNCTION public.campaign_transitions_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table campaigns (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  title jsonb not null,
  state text not null,
  begins_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  company_ids uuid[] not null default '{}'::uuid[],
  brands text[] not null default '{}'::text[],
  retailer_ids uuid[] not null default '{}'::uuid[],
  settlement_days smallint not null default 0,
  reporting_days smallint not null default 15,
  sample_rate smallint not null default 50,
  budget bigint,
  cloned_from uuid,
  created_by uuid,
  ended_at timestamp with time zone,
  settled_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  audience jsonb not null default '{"all": []}'::jsonb,
  constraint campaigns_budget_check CHECK (budget > 0),
  constraint campaigns_check CHECK (begins_at < ends_at),
  constraint campaigns_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint campaigns_client_id_id_key UNIQUE (client_id, id),
  constraint campaigns_cloned_from_fkey FOREIGN KEY (cloned_from) REFERENCES campaigns(id),
  constraint campaigns_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_reporting_days_check CHECK (reporting_days >= 1 AND reporting_days <= 90),
  constraint campaigns_sample_rate_check CHECK (sample_rate >= 0 AND sample_rate <= 1000),
  constraint campaigns_settlement_days_check CHECK (settlement_days >= 0 AND settlement_days <= 365),
  constraint campaigns_state_check CHECK (state = ANY (ARRAY['draft'::text, 'validated'::text, 'scheduled'::text, 'running'::text, 'ended'::text, 'settled'::text]))
);
CREATE INDEX campaigns_by_begin ON public.campaigns USING btree (client_id, begins_at DESC, id);
CREATE INDEX campaigns_to_turn ON public.campaigns USING btree (state, begins_at, ends_at);
CREATE TRIGGER campaigns_frozen BEFORE DELETE OR UPDATE ON campaigns FOR EACH ROW EXECUTE FUNCTION campaigns_frozen();
CREATE TRIGGER campaigns_have_levels AFTER INSERT ON campaigns FOR EACH ROW EXECUTE FUNCTION campaigns_have_levels();
CREATE TRIGGER campaigns_touch BEFORE UPDATE ON campaigns FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table campaigns enable row level security, force row level security;
create policy own_client on campaigns to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on campaigns to current_user using (true) with check (true);
grant delete, insert, select, update on campaigns to trilha_app;

CREATE OR REPLACE FUNCTION public.campaigns_frozen()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.campaigns_have_levels()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table captcha_secrets (
  client_id uuid not null,
  secret bytea not null,
  constraint captcha_secrets_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint captcha_secrets_pkey PRIMARY KEY (client_id)
);
alter table captcha_secrets enable row level security, force row level security;
create policy own_client on captcha_secrets to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on captcha_secrets to current_user using (true) with check (true);
grant delete, insert, select, update on captcha_secrets to trilha_app;

create table certificate_runs (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  kind text not null,
  course_id uuid not null,
  locale text not null,
  done integer not null default 0,
  total integer not null,
  after_id uuid,
  state text not null default 'running'::text,
  file_key text,
  started_by uuid not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint certificate_runs_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id),
  constraint certificate_runs_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint certificate_runs_client_id_id_key UNIQUE (client_id, id),
  constraint certificate_runs_kind_check CHECK (kind = ANY (ARRAY['issue'::text, 'bundle'::text])),
  constraint certificate_runs_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint certificate_runs_pkey PRIMARY KEY (id),
  constraint certificate_runs_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  constraint certificate_runs_state_check CHECK (state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX certificate_runs_old ON public.certificate_runs USING btree (ended_at) WHERE (file_key IS NOT NULL);
CREATE UNIQUE INDEX certificate_runs_one ON public.certificate_runs USING btree (client_id, course_id, kind) WHERE (state = 'running'::text);
alter table certificate_runs enable row level security, force row level security;
create policy own_client on certificate_runs to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on certificate_runs to current_user using (true) with check (true);
grant insert, select, update on certificate_runs to trilha_app;

create table certificate_template_versions (
  client_id uuid not null,
  template_id uuid not null,
  version integer not null,
  design jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint certificate_template_versions_client_id_template_id_fkey FOREIGN KEY (client_id, template_id) REFERENCES certificate_templates(client_id, id) ON DELETE CASCADE,
  constraint certificate_template_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint certificate_template_versions_pkey PRIMARY KEY (client_id, template_id, version),
  constraint certificate_template_versions_version_check CHECK (version > 0)
);
alter table certificate_template_versions enable row level security, force row level security;
create policy own_client on certificate_template_versions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on certificate_template_versions to current_user using (true) with check (true);
grant insert, select on certificate_template_versions to trilha_app;

create table certificate_templates (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name text not null,
  version integer not null default 1,
  default_for_courses boolean not null default false,
  default_for_trails boolean not null default false,
  archived_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  constraint certificate_templates_check CHECK (archived_at IS NULL OR NOT (default_for_courses OR default_for_trails)),
  constraint certificate_templates_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint certificate_templates_client_id_id_key UNIQUE (client_id, id),
  constraint certificate_templates_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint certificate_templates_pkey PRIMARY KEY (id),
  constraint certificate_templates_version_check CHECK (version > 0)
);
CREATE UNIQUE INDEX certificate_templates_courses ON public.certificate_templates USING btree (client_id) WHERE default_for_courses;
CREATE UNIQUE INDEX certificate_templates_trails ON public.certificate_templates USING btree (client_id) WHERE default_for_trails;
alter table certificate_templates enable row level security, force row level security;
create policy own_client on certificate_templates to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on certificate_templates to current_user using (true) with check (true);
grant insert, select, update on certificate_templates to trilha_app;

create table certificates (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  number text not null,
  user_id uuid not null,
  course_id uuid not null,
  enrolment_id uuid not null,
  attempt smallint not null,
  template_id uuid not null,
  template_version integer not null,
  kind text not null,
  name text not null,
  course_title jsonb not null,
  branding jsonb not null,
  locale text not null,
  minutes integer not null,
  score numeric(5,2),
  completed_on date not null,
  valid_until date,
  issued_at timestamp with time zone not null,
  replaces uuid,
  reason text,
  replaced_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  revoke_reason text,
  reminded_at timestamp with time zone,
  search_text text not null generated always as (fold((name || ' '::text) || number)) stored,
  constraint certificates_attempt_check CHECK (attempt > 0),
  constraint certificates_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id),
  constraint certificates_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id),
  constraint certificates_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint certificates_client_id_id_key UNIQUE (client_id, id),
  constraint certificates_client_id_replaces_fkey FOREIGN KEY (client_id, replaces) REFERENCES certificates(client_id, id),
  constraint certificates_client_id_template_id_template_version_fkey FOREIGN KEY (client_id, template_id, template_version) REFERENCES certificate_template_versions(client_id, template_id, version),
  constraint certificates_kind_check CHECK (kind = ANY (ARRAY['course'::text, 'trail'::text])),
  constraint certificates_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint certificates_minutes_check CHECK (minutes >= 0),
  constraint certificates_name_check CHECK (length(name) >= 1 AND length(name) <= 600),
  constraint certificates_number_check CHECK (number ~ '^TR(-[0-9A-HJKMNP-TV-Z]{5}){4}$'::text),
  constraint certificates_number_key UNIQUE (number),
  constraint certificates_pkey PRIMARY KEY (id),
  constraint certificates_reason_check CHECK (length(reason) <= 256),
  constraint certificates_revoke_reason_check CHECK (length(revoke_reason) <= 256),
  constraint certificates_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id),
  constraint certificates_score_check CHECK (score >= 0::numeric AND score <= 100::numeric),
  constraint certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX certificates_ending ON public.certificates USING btree (valid_until) WHERE ((valid_until IS NOT NULL) AND (reminded_at IS NULL) AND (revoked_at IS NULL) AND (replaced_at IS NULL));
CREATE UNIQUE INDEX certificates_in_place ON public.certificates USING btree (client_id, replaces) WHERE (replaces IS NOT NULL);
CREATE INDEX certificates_newest ON public.certificates USING btree (client_id, issued_at DESC, id DESC);
CREATE INDEX certificates_of_course ON public.certificates USING btree (client_id, course_id, issued_at DESC, id DESC);
CREATE INDEX certificates_of_person ON public.certificates USING btree (client_id, user_id, issued_at DESC, id DESC);
CREATE INDEX certificates_of_template ON public.certificates USING btree (client_id, template_id);
CREATE UNIQUE INDEX certificates_once ON public.certificates USING btree (client_id, enrolment_id, attempt) WHERE (replaces IS NULL);
alter table certificates enable row level security, force row level security;
create policy own_client on certificates to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on certificates to current_user using (true) with check (true);
grant insert, select on certificates to trilha_app;
grant update (reminded_at) on certificates to trilha_app;
grant update (replaced_at) on certificates to trilha_app;
grant update (revoke_reason) on certificates to trilha_app;
grant update (revoked_at) on certificates to trilha_app;
grant update (revoked_by) on certificates to trilha_app;

create table claim_lines (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  claim_id uuid not null,
  attempt smallint not null default 1,
  "position" smallint not null,
  product_id uuid not null,
  sku text not null,
  name text not null,
  product_type text not null,
  brand text not null,
  processor text,
  generation text,
  quantity integer not null,
  points bigint not null,
  experience bigint not null,
  trace jsonb not null,
  verdict text,
  accepted_quantity integer,
  reason text,
  constraint claim_lines_check CHECK (accepted_quantity >= 0 AND accepted_quantity <= quantity),
  constraint claim_lines_client_id_claim_id_attempt_position_key UNIQUE (client_id, claim_id, attempt, "position"),
  constraint claim_lines_client_id_claim_id_fkey FOREIGN KEY (client_id, claim_id) REFERENCES claims(client_id, id),
  constraint claim_lines_client_id_id_key UNIQUE (client_id, id),
  constraint claim_lines_client_id_product_id_fkey FOREIGN KEY (client_id, product_id) REFERENCES products(client_id, id),
  constraint claim_lines_experience_check CHECK (experience >= 0),
  constraint claim_lines_pkey PRIMARY KEY (id),
  constraint claim_lines_points_check CHECK (points >= 0),
  constraint claim_lines_quantity_check CHECK (quantity >= 1 AND quantity <= 10000),
  constraint claim_lines_reason_check CHECK (length(reason) <= 256),
  constraint claim_lines_verdict_check CHECK (verdict = ANY (ARRAY['accepted'::text, 'rejected'::text]))
) with (fillfactor=80);
CREATE INDEX claim_lines_of_product ON public.claim_lines USING btree (client_id, product_id, id DESC);
alter table claim_lines enable row level security, force row level security;
create policy own_client on claim_lines to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on claim_lines to current_user using (true) with check (true);
grant insert, select, update on claim_lines to trilha_app;

create table claim_signals (
  id bigint not null generated always as identity,
  client_id uuid not null,
  claim_id uuid not null,
  attempt smallint not null,
  kind text not null,
  weight smallint not null,
  details jsonb not null default '{}'::jsonb,
  other_claim_id uuid,
  at timestamp with time zone not null,
  constraint claim_signals_client_id_claim_id_fkey FOREIGN KEY (client_id, claim_id) REFERENCES claims(client_id, id),
  constraint claim_signals_pkey PRIMARY KEY (id),
  constraint claim_signals_weight_check CHECK (weight >= 0 AND weight <= 100)
);
CREATE INDEX claim_signals_of_claim ON public.claim_signals USING btree (client_id, claim_id, id);
alter table claim_signals enable row level security, force row level security;
create policy own_client on claim_signals to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on claim_signals to current_user using (true) with check (true);
grant insert, select on claim_signals to trilha_app;

CREATE OR REPLACE FUNCTION public.claim_step(old_state text, new_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

create table claim_transitions (
  id bigint not null generated always as identity,
  client_id uuid not null,
  claim_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default ''::text,
  reason text,
  at timestamp with time zone not null,
  made_in xid8 not null default pg_current_xact_id(),
  constraint claim_transitions_client_id_claim_id_fkey FOREIGN KEY (client_id, claim_id) REFERENCES claims(client_id, id),
  constraint claim_transitions_pkey PRIMARY KEY (id)
);
CREATE INDEX claim_transitions_made_in ON public.claim_transitions USING btree (made_in);
CREATE INDEX claim_transitions_of_claim ON public.claim_transitions USING btree (client_id, claim_id, id);
CREATE TRIGGER claim_transitions_append_only BEFORE DELETE OR UPDATE ON claim_transitions FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table claim_transitions enable row level security, force row level security;
create policy own_client on claim_transitions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on claim_transitions to current_user using (true) with check (true);
grant insert, select on claim_transitions to trilha_app;

create table claims (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null,
  country character(2) not null,
  retailer_id uuid not null,
  store_id uuid not null,
  invoice_number text not null,
  invoice_key text not null,
  sale_date date not null,
  observation text not null default ''::text,
  reading jsonb,
  fiscal_key text,
  natural_key text,
  photo_file_id uuid,
  photo_sha256 bytea,
  device text,
  state text not null,
  attempt smallint not null default 1,
  appealed boolean not null default false,
  appeal_text text,
  verdict_reason text,
  units integer not null,
  points bigint not null,
  experience bigint not null,
  rule_set_version_id uuid not null,
  checked_at timestamp with time zone,
  risk smallint not null default 0,
  sampled boolean not null default false,
  decided_by uuid,
  decided_at timestamp with time zone,
  submitted_at timestamp with time zone not null,
  version integer not null default 1,
  sample_rate smallint,
  constraint claims_appeal_text_check CHECK (length(appeal_text) <= 1000),
  constraint claims_attempt_check CHECK (attempt = ANY (ARRAY[1, 2])),
  constraint claims_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint claims_client_id_id_key UNIQUE (client_id, id),
  constraint claims_client_id_retailer_id_fkey FOREIGN KEY (client_id, retailer_id) REFERENCES retailers(client_id, id),
  constraint claims_client_id_store_id_fkey FOREIGN KEY (client_id, store_id) REFERENCES stores(client_id, id),
  constraint claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint claims_experience_check CHECK (experience >= 0),
  constraint claims_fiscal_key_check CHECK (length(fiscal_key) <= 128),
  constraint claims_invoice_key_check CHECK (length(invoice_key) >= 1 AND length(invoice_key) <= 64),
  constraint claims_invoice_number_check CHECK (length(invoice_number) >= 1 AND length(invoice_number) <= 64),
  constraint claims_natural_key_check CHECK (length(natural_key) <= 256),
  constraint claims_observation_check CHECK (length(observation) <= 256),
  constraint claims_photo_file_id_fkey FOREIGN KEY (photo_file_id) REFERENCES files(id),
  constraint claims_pkey PRIMARY KEY (id),
  constraint claims_points_check CHECK (points >= 0),
  constraint claims_risk_check CHECK (risk >= 0 AND risk <= 100),
  constraint claims_rule_set_version_id_fkey FOREIGN KEY (rule_set_version_id) REFERENCES rule_set_versions(id),
  constraint claims_sample_rate_check CHECK (sample_rate >= 1 AND sample_rate <= 1000),
  constraint claims_state_check CHECK (state = ANY (ARRAY['submitted'::text, 'auto_accepted'::text, 'in_review'::text, 'awaiting_picture'::text, 'accepted'::text, 'rejected'::text, 'resubmitted'::text, 'appealed'::text, 'reversed'::text, 'withdrawn'::text])),
  constraint claims_units_check CHECK (units > 0),
  constraint claims_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint claims_verdict_reason_check CHECK (length(verdict_reason) <= 256)
) with (fillfactor=80);
CREATE INDEX claims_by_device ON public.claims USING btree (client_id, device, submitted_at) WHERE (device IS NOT NULL);
CREATE INDEX claims_by_fiscal_key ON public.claims USING btree (client_id, fiscal_key) WHERE (fiscal_key IS NOT NULL);
CREATE INDEX claims_by_invoice ON public.claims USING btree (client_id, invoice_key text_pattern_ops);
CREATE INDEX claims_by_natural_key ON public.claims USING btree (client_id, natural_key) WHERE (natural_key IS NOT NULL);
CREATE INDEX claims_by_photo ON public.claims USING btree (client_id, photo_sha256) WHERE (photo_sha256 IS NOT NULL);
CREATE INDEX claims_by_state ON public.claims USING btree (client_id, state, submitted_at DESC, id DESC);
CREATE INDEX claims_by_store ON public.claims USING btree (client_id, store_id, submitted_at);
CREATE INDEX claims_by_time ON public.claims USING btree (client_id, submitted_at DESC, id DESC);
CREATE UNIQUE INDEX claims_invoice_once ON public.claims USING btree (client_id, user_id, invoice_key) WHERE (state <> 'withdrawn'::text);
CREATE INDEX claims_issuers ON public.claims USING btree (client_id, retailer_id, ((reading ->> 'issuer'::text))) WHERE ((state = ANY (ARRAY['accepted'::text, 'auto_accepted'::text])) AND ((reading ->> 'issuer'::text) IS NOT NULL));
CREATE INDEX claims_of_campaign ON public.claims USING btree (client_id, campaign_id, submitted_at DESC, id DESC);
CREATE INDEX claims_of_person ON public.claims USING btree (client_id, user_id, submitted_at DESC, id DESC);
CREATE INDEX claims_sampled ON public.claims USING btree (client_id, campaign_id, submitted_at DESC) WHERE sampled;
CREATE TRIGGER claims_counted AFTER INSERT ON claims FOR EACH ROW EXECUTE FUNCTION audit_report_changed();
CREATE TRIGGER claims_guard BEFORE UPDATE OF state ON claims FOR EACH ROW EXECUTE FUNCTION claims_guard();
CREATE TRIGGER claims_recounted AFTER UPDATE ON claims FOR EACH ROW WHEN ((old.state = 'auto_accepted'::text OR new.state = 'auto_accepted'::text OR old.submitted_at <> new.submitted_at) AND (old.state IS DISTINCT FROM new.state OR old.checked_at IS DISTINCT FROM new.checked_at OR old.submitted_at IS DISTINCT FROM new.submitted_at) OR old.campaign_id <> new.campaign_id) EXECUTE FUNCTION audit_report_changed();
alter table claims enable row level security, force row level security;
create policy own_client on claims to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on claims to current_user using (true) with check (true);
grant insert, select, update on claims to trilha_app;

CREATE OR REPLACE FUNCTION public.claims_guard()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table client_branding (
  client_id uuid not null,
  logos jsonb not null default '{}'::jsonb,
  primary_color text not null default '#0F766E'::text,
  secondary_color text not null default '#E4572E'::text,
  tertiary_color text not null default '#F2A900'::text,
  background_file_id uuid,
  default_locale text not null default 'pt-BR'::text,
  password_strength text not null default 'medium'::text,
  use_recaptcha boolean not null default false,
  recaptcha_site_key text,
  oauth2 jsonb,
  use_azure boolean not null default false,
  public_faq boolean not null default false,
  under_maintenance boolean not null default false,
  cookies_type text not null default 'banner'::text,
  cookies_optional boolean not null default true,
  support_use boolean not null default true,
  support_email text,
  use_portfolio boolean not null default false,
  welcome jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  document_entry boolean not null default false,
  first_access boolean not null default true,
  constraint client_branding_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint client_branding_cookies_type_check CHECK (cookies_type = ANY (ARRAY['banner'::text, 'modal'::text, 'none'::text])),
  constraint client_branding_default_locale_fkey FOREIGN KEY (default_locale) REFERENCES languages(code),
  constraint client_branding_password_strength_check CHECK (password_strength = ANY (ARRAY['weak'::text, 'medium'::text, 'strong'::text])),
  constraint client_branding_pkey PRIMARY KEY (client_id),
  constraint client_branding_primary_color_check CHECK (primary_color ~ '^#[0-9A-Fa-f]{6}$'::text),
  constraint client_branding_secondary_color_check CHECK (secondary_color ~ '^#[0-9A-Fa-f]{6}$'::text),
  constraint client_branding_tertiary_color_check CHECK (tertiary_color ~ '^#[0-9A-Fa-f]{6}$'::text)
);
CREATE TRIGGER client_branding_tell AFTER UPDATE OF under_maintenance ON client_branding FOR EACH ROW WHEN (old.under_maintenance IS DISTINCT FROM new.under_maintenance) EXECUTE FUNCTION tell_client_closed();
CREATE TRIGGER client_branding_touch BEFORE UPDATE ON client_branding FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table client_branding enable row level security, force row level security;
create policy own_client on client_branding to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on client_branding to current_user using (true) with check (true);
grant insert, select, update on client_branding to trilha_app;

create table client_hosts (
  host text not null,
  client_id uuid not null,
  constraint client_hosts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint client_hosts_host_check CHECK (host = lower(host)),
  constraint client_hosts_pkey PRIMARY KEY (host)
);
alter table client_hosts enable row level security, force row level security;
create policy own_client on client_hosts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on client_hosts to current_user using (true) with check (true);
grant delete, insert, select, update on client_hosts to trilha_app;

create table clients (
  id uuid not null default uuidv7(),
  slug text not null,
  name text not null,
  home_route text not null default '/home'::text,
  countries character(2)[] not null default '{BR}'::bpchar[],
  time_zone text not null default 'America/Sao_Paulo'::text,
  password_min_length smallint not null default 8,
  plain_sign_in_messages boolean not null default false,
  has_courses boolean not null default false,
  has_trails boolean not null default false,
  has_presential_courses boolean not null default false,
  has_webcasts boolean not null default false,
  has_live_classes boolean not null default false,
  has_podcasts boolean not null default false,
  has_library boolean not null default false,
  has_news boolean not null default false,
  has_forum boolean not null default false,
  has_surveys boolean not null default false,
  has_reward_store boolean not null default false,
  has_points_table boolean not null default false,
  has_campaigns boolean not null default false,
  has_sales boolean not null default false,
  has_photos boolean not null default false,
  has_events boolean not null default false,
  has_badges boolean not null default false,
  has_certificates boolean not null default false,
  has_ranking boolean not null default true,
  has_profile boolean not null default true,
  has_faq boolean not null default false,
  has_support boolean not null default false,
  group_training_use_score boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  staff_need_factor boolean not null default false,
  learning_pace jsonb not null default '{"holdsPay": true, "playback": 2, "packagePercent": 10, "secondsPerPage": 2, "wordsPerMinute": 1000, "secondsPerQuestion": 2}'::jsonb,
  constraint clients_home_route_check CHECK (home_route ~ '^/[a-z0-9/-]*$'::text),
  constraint clients_name_check CHECK (length(name) >= 1 AND length(name) <= 256),
  constraint clients_password_min_length_check CHECK (password_min_length >= 6),
  constraint clients_pkey PRIMARY KEY (id),
  constraint clients_slug_check CHECK (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$'::text),
  constraint clients_slug_key UNIQUE (slug)
);
CREATE TRIGGER clients_factor_tell AFTER UPDATE OF staff_need_factor ON clients FOR EACH ROW WHEN (old.staff_need_factor IS DISTINCT FROM new.staff_need_factor) EXECUTE FUNCTION tell_staff_changed();
CREATE TRIGGER clients_modules_tell AFTER UPDATE ON clients FOR EACH ROW EXECUTE FUNCTION tell_modules_changed();
CREATE TRIGGER clients_touch BEFORE UPDATE ON clients FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table clients enable row level security, force row level security;
create policy own_client on clients to public using (((id = current_client()) OR is_system()));
create policy owner_all on clients to current_user using (true) with check (true);
grant insert, select, update on clients to trilha_app;

create table code_requests (
  id uuid not null default uuidv7(),
  purpose text not null,
  channel text not null,
  token_hash bytea,
  user_id uuid,
  client_id uuid,
  recipient text,
  locale text not null,
  subject_mark bytea not null,
  recipient_mark bytea not null,
  code_hash bytea,
  tries smallint not null default 0,
  message_id uuid,
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  used_at timestamp with time zone,
  constraint code_requests_channel_check CHECK (channel = ANY (ARRAY['mail'::text, 'sms'::text, 'whatsapp'::text])),
  constraint code_requests_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint code_requests_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint code_requests_message_id_fkey FOREIGN KEY (message_id) REFERENCES outbox_messages(id) ON DELETE SET NULL,
  constraint code_requests_pkey PRIMARY KEY (id),
  constraint code_requests_purpose_check CHECK (purpose = ANY (ARRAY['recovery_link'::text, 'recovery_code'::text, 'entrance'::text, 'first_access'::text, 'phone'::text, 'email'::text])),
  constraint code_requests_recipient_check CHECK (length(recipient) <= 256),
  constraint code_requests_token_hash_key UNIQUE (token_hash),
  constraint code_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX code_requests_by_age ON public.code_requests USING btree (asked_at);
CREATE INDEX code_requests_by_client ON public.code_requests USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX code_requests_by_message ON public.code_requests USING btree (message_id) WHERE (message_id IS NOT NULL);
CREATE INDEX code_requests_by_recipient ON public.code_requests USING btree (recipient_mark, asked_at DESC);
CREATE INDEX code_requests_by_subject ON public.code_requests USING btree (subject_mark, asked_at DESC);
CREATE INDEX code_requests_by_user ON public.code_requests USING btree (user_id, purpose, asked_at DESC) WHERE (user_id IS NOT NULL);
alter table code_requests enable row level security, force row level security;
create policy own on code_requests to public using (is_system());
create policy owner_all on code_requests to current_user using (true) with check (true);
grant delete, insert, select, update on code_requests to trilha_app;

create table companies (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  kind text not null,
  name text not null,
  constraint companies_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint companies_client_id_id_key UNIQUE (client_id, id),
  constraint companies_client_id_name_key UNIQUE (client_id, name),
  constraint companies_kind_check CHECK (kind = ANY (ARRAY['company'::text, 'agency'::text])),
  constraint companies_pkey PRIMARY KEY (id)
);
alter table companies enable row level security, force row level security;
create policy own_client on companies to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on companies to current_user using (true) with check (true);
grant insert, select, update on companies to trilha_app;

CREATE OR REPLACE FUNCTION public.count_redemption(of_client uuid, of_user uuid, scopes text[], scope_ids uuid[], periods text[], limits integer[], n integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 grant execute to public;

create table countries (
  code character(2) not null,
  document_code character(3) not null,
  names jsonb not null,
  calling_code text not null,
  currency character(3) not null,
  time_zone text not null,
  "position" smallint not null,
  constraint countries_document_code_key UNIQUE (document_code),
  constraint countries_pkey PRIMARY KEY (code)
);
grant select on countries to trilha_app;

create table country_areas (
  id uuid not null default uuidv7(),
  country character(2) not null,
  code text not null,
  name text not null,
  constraint country_areas_country_code_key UNIQUE (country, code),
  constraint country_areas_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint country_areas_pkey PRIMARY KEY (id)
);
grant select on country_areas to trilha_app;

create table course_awards (
  client_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  enrolment_id uuid not null,
  campaign_id uuid not null,
  rule_set_version_id uuid not null,
  points integer not null,
  experience integer not null,
  trace jsonb not null,
  day date not null,
  week date not null,
  at timestamp with time zone not null,
  constraint course_awards_check CHECK ((points + experience) > 0),
  constraint course_awards_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint course_awards_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id),
  constraint course_awards_experience_check CHECK (experience >= 0),
  constraint course_awards_pkey PRIMARY KEY (client_id, course_id, user_id),
  constraint course_awards_points_check CHECK (points >= 0),
  constraint course_awards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX course_awards_of_person ON public.course_awards USING btree (client_id, user_id, campaign_id) INCLUDE (day, week);
alter table course_awards enable row level security, force row level security;
create policy own_client on course_awards to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_awards to current_user using (true) with check (true);
grant insert, select on course_awards to trilha_app;

CREATE OR REPLACE FUNCTION public.course_catalogue_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.course_catalogue_edited()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.course_catalogue_moves(of_client uuid[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp';

create table course_catalogue_versions (
  client_id uuid not null,
  version bigint not null,
  constraint course_catalogue_versions_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint course_catalogue_versions_pkey PRIMARY KEY (client_id)
);
alter table course_catalogue_versions enable row level security, force row level security;
create policy own_client on course_catalogue_versions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_catalogue_versions to current_user using (true) with check (true);
grant select on course_catalogue_versions to trilha_app;

create table course_certificates (
  client_id uuid not null,
  course_id uuid not null,
  template_id uuid not null,
  constraint course_certificates_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id),
  constraint course_certificates_client_id_template_id_fkey FOREIGN KEY (client_id, template_id) REFERENCES certificate_templates(client_id, id) ON DELETE CASCADE,
  constraint course_certificates_pkey PRIMARY KEY (client_id, course_id)
);
CREATE INDEX course_certificates_of_template ON public.course_certificates USING btree (client_id, template_id);
alter table course_certificates enable row level security, force row level security;
create policy own_client on course_certificates to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_certificates to current_user using (true) with check (true);
grant delete, insert, select on course_certificates to trilha_app;

create table course_enrolment_steps (
  id bigint not null generated always as identity,
  client_id uuid not null,
  enrolment_id uuid not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  attempt smallint not null,
  actor_id uuid,
  actor_name text not null default ''::text,
  reason text,
  at timestamp with time zone not null,
  constraint course_enrolment_steps_check CHECK (course_step(from_state, to_state)),
  constraint course_enrolment_steps_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint course_enrolment_steps_pkey PRIMARY KEY (id),
  constraint course_enrolment_steps_reason_check CHECK (length(reason) <= 256)
);
CREATE INDEX course_enrolment_steps_of ON public.course_enrolment_steps USING btree (client_id, enrolment_id, id);
CREATE TRIGGER course_enrolment_steps_stay BEFORE UPDATE ON course_enrolment_steps FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table course_enrolment_steps enable row level security, force row level security;
create policy own_client on course_enrolment_steps to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_enrolment_steps to current_user using (true) with check (true);
grant insert, select on course_enrolment_steps to trilha_app;

create table course_enrolments (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  version integer,
  state text not null,
  source text not null,
  attempt smallint not null default 1,
  done integer not null default 0,
  total integer not null default 0,
  percent smallint not null default 0,
  score numeric(5,2),
  seconds integer not null default 0,
  last_activity_id uuid,
  last_at timestamp with time zone,
  enrolled_at timestamp with time zone,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  due_on date,
  extended_reason text,
  state_reason text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  held_at timestamp with time zone,
  constraint course_enrolments_attempt_check CHECK (attempt > 0),
  constraint course_enrolments_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id),
  constraint course_enrolments_client_id_course_id_version_fkey FOREIGN KEY (client_id, course_id, version) REFERENCES course_versions(client_id, course_id, version),
  constraint course_enrolments_client_id_id_key UNIQUE (client_id, id),
  constraint course_enrolments_client_id_user_id_course_id_key UNIQUE (client_id, user_id, course_id),
  constraint course_enrolments_extended_reason_check CHECK (length(extended_reason) <= 256),
  constraint course_enrolments_percent_check CHECK (percent >= 0 AND percent <= 100),
  constraint course_enrolments_pkey PRIMARY KEY (id),
  constraint course_enrolments_score_check CHECK (score >= 0::numeric AND score <= 100::numeric),
  constraint course_enrolments_source_check CHECK (source = ANY (ARRAY['self'::text, 'staff'::text, 'import'::text, 'trail'::text])),
  constraint course_enrolments_state_check CHECK (state = ANY (ARRAY['requested'::text, 'invited'::text, 'enrolled'::text, 'in_progress'::text, 'finished'::text, 'approved'::text, 'improved'::text, 'reproved'::text, 'blocked'::text, 'restarted'::text, 'unenrolled'::text])),
  constraint course_enrolments_state_reason_check CHECK (length(state_reason) <= 256),
  constraint course_enrolments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=80);
CREATE INDEX course_enrolments_of_course ON public.course_enrolments USING btree (client_id, course_id, id);
CREATE INDEX course_enrolments_requested ON public.course_enrolments USING btree (client_id, id) WHERE (state = 'requested'::text);
CREATE TRIGGER course_enrolments_begin BEFORE INSERT ON course_enrolments FOR EACH ROW EXECUTE FUNCTION course_enrolments_stay();
CREATE TRIGGER course_enrolments_begin_standing AFTER INSERT ON course_enrolments FOR EACH ROW WHEN (new.state = ANY (ARRAY['finished'::text, 'approved'::text, 'improved'::text])) EXECUTE FUNCTION standing_trained();
CREATE TRIGGER course_enrolments_stay BEFORE UPDATE ON course_enrolments FOR EACH ROW WHEN (old.client_id IS DISTINCT FROM new.client_id OR old.course_id IS DISTINCT FROM new.course_id OR old.user_id IS DISTINCT FROM new.user_id OR old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION course_enrolments_stay();
CREATE TRIGGER course_enrolments_touch BEFORE UPDATE ON course_enrolments FOR EACH ROW WHEN (new.seconds = old.seconds) EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER course_enrolments_touch_standing AFTER UPDATE OF state, score ON course_enrolments FOR EACH ROW WHEN (((new.state = ANY (ARRAY['finished'::text, 'approved'::text, 'improved'::text])) OR (old.state = ANY (ARRAY['finished'::text, 'approved'::text, 'improved'::text]))) AND (old.state IS DISTINCT FROM new.state OR old.score IS DISTINCT FROM new.score)) EXECUTE FUNCTION standing_trained();
CREATE TRIGGER course_people_begin AFTER INSERT ON course_enrolments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION course_people_begin();
CREATE TRIGGER course_people_move AFTER UPDATE ON course_enrolments FOR EACH ROW WHEN (old.version IS DISTINCT FROM new.version OR old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION course_people_move();
alter table course_enrolments enable row level security, force row level security;
create policy own_client on course_enrolments to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_enrolments to current_user using (true) with check (true);
grant insert, select, update on course_enrolments to trilha_app;

CREATE OR REPLACE FUNCTION public.course_enrolments_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table course_favourites (
  client_id uuid not null,
  user_id uuid not null,
  course_id uuid not null,
  at timestamp with time zone not null,
  constraint course_favourites_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id) ON DELETE CASCADE,
  constraint course_favourites_pkey PRIMARY KEY (client_id, user_id, course_id),
  constraint course_favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table course_favourites enable row level security, force row level security;
create policy own_client on course_favourites to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_favourites to current_user using (true) with check (true);
grant delete, insert, select on course_favourites to trilha_app;

create table course_labels (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  kind text not null,
  name jsonb not null,
  "position" integer not null default 0,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint course_labels_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint course_labels_client_id_id_key UNIQUE (client_id, id),
  constraint course_labels_kind_check CHECK (kind = ANY (ARRAY['area'::text, 'group'::text, 'category'::text, 'tag'::text])),
  constraint course_labels_pkey PRIMARY KEY (id)
);
CREATE INDEX course_labels_by_kind ON public.course_labels USING btree (client_id, kind, "position", id);
CREATE TRIGGER course_labels_added AFTER INSERT ON course_labels REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_catalogue_changed();
CREATE TRIGGER course_labels_edited AFTER UPDATE ON course_labels REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_catalogue_changed();
CREATE TRIGGER course_labels_removed AFTER DELETE ON course_labels REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_catalogue_changed();
CREATE TRIGGER course_labels_touch BEFORE UPDATE ON course_labels FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table course_labels enable row level security, force row level security;
create policy own_client on course_labels to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_labels to current_user using (true) with check (true);
grant delete, insert, select, update on course_labels to trilha_app;

create table course_moves (
  client_id uuid not null,
  course_id uuid not null,
  version integer not null,
  move text not null,
  done integer not null default 0,
  total integer not null,
  after_id uuid,
  moved_by uuid,
  mover_name text not null default ''::text,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint course_moves_client_id_course_id_version_fkey FOREIGN KEY (client_id, course_id, version) REFERENCES course_versions(client_id, course_id, version) ON DELETE CASCADE,
  constraint course_moves_move_check CHECK (move = ANY (ARRAY['in_progress'::text, 'all'::text])),
  constraint course_moves_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES users(id),
  constraint course_moves_pkey PRIMARY KEY (client_id, course_id, version)
);
alter table course_moves enable row level security, force row level security;
create policy own_client on course_moves to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_moves to current_user using (true) with check (true);
grant insert, select, update on course_moves to trilha_app;

create table course_people (
  id bigint not null generated always as identity,
  client_id uuid not null,
  course_id uuid not null,
  version integer,
  state text not null,
  people integer not null,
  constraint course_people_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id) ON DELETE CASCADE,
  constraint course_people_pkey PRIMARY KEY (id)
) with (fillfactor=50);
CREATE INDEX course_people_of ON public.course_people USING btree (client_id, course_id);
alter table course_people enable row level security, force row level security;
create policy own_client on course_people to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_people to current_user using (true) with check (true);
grant select on course_people to trilha_app;

CREATE OR REPLACE FUNCTION public.course_people_add(of_client uuid, of_course uuid, of_version integer, of_state text, more integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp';

CREATE OR REPLACE FUNCTION public.course_people_begin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.course_people_move()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table course_prerequisites (
  client_id uuid not null,
  course_id uuid not null,
  requires_id uuid not null,
  constraint course_prerequisites_check CHECK (course_id <> requires_id),
  constraint course_prerequisites_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id) ON DELETE CASCADE,
  constraint course_prerequisites_client_id_requires_id_fkey FOREIGN KEY (client_id, requires_id) REFERENCES courses(client_id, id),
  constraint course_prerequisites_pkey PRIMARY KEY (client_id, course_id, requires_id)
);
CREATE INDEX course_prerequisites_of ON public.course_prerequisites USING btree (client_id, requires_id);
CREATE TRIGGER course_prerequisites_added AFTER INSERT ON course_prerequisites REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_catalogue_changed();
CREATE TRIGGER course_prerequisites_edited AFTER UPDATE ON course_prerequisites REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_catalogue_changed();
CREATE TRIGGER course_prerequisites_removed AFTER DELETE ON course_prerequisites REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_catalogue_changed();
alter table course_prerequisites enable row level security, force row level security;
create policy own_client on course_prerequisites to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_prerequisites to current_user using (true) with check (true);
grant delete, insert, select on course_prerequisites to trilha_app;

CREATE OR REPLACE FUNCTION public.course_step(old_state text, new_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

create table course_versions (
  client_id uuid not null,
  course_id uuid not null,
  version integer not null,
  outline jsonb not null,
  published_by uuid,
  publisher_name text not null default ''::text,
  published_at timestamp with time zone not null,
  note text,
  constraint course_versions_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id) ON DELETE CASCADE,
  constraint course_versions_note_check CHECK (length(note) <= 256),
  constraint course_versions_pkey PRIMARY KEY (client_id, course_id, version),
  constraint course_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint course_versions_version_check CHECK (version > 0)
);
CREATE TRIGGER course_versions_stay BEFORE UPDATE ON course_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table course_versions enable row level security, force row level security;
create policy own_client on course_versions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on course_versions to current_user using (true) with check (true);
grant insert, select on course_versions to trilha_app;

create table courses (
  client_id uuid not null,
  id uuid not null,
  kind text not null,
  state text not null default 'draft'::text,
  draft jsonb not null,
  draft_version integer not null default 1,
  draft_by uuid,
  draft_by_name text not null default ''::text,
  draft_at timestamp with time zone not null default now(),
  published_version integer,
  published_draft integer,
  title jsonb not null default '{}'::jsonb,
  summary jsonb not null default '{}'::jsonb,
  search_text text not null generated always as (fold((((((((((((((COALESCE(title ->> 'pt-BR'::text, ''::text) || ' '::text) || COALESCE(title ->> 'en-US'::text, ''::text)) || ' '::text) || COALESCE(title ->> 'es-ES'::text, ''::text)) || ' '::text) || COALESCE(title ->> 'fr-FR'::text, ''::text)) || ' '::text) || COALESCE(draft #>> '{title,pt-BR}'::text[], ''::text)) || ' '::text) || COALESCE(draft #>> '{title,en-US}'::text[], ''::text)) || ' '::text) || COALESCE(draft #>> '{title,es-ES}'::text[], ''::text)) || ' '::text) || COALESCE(draft #>> '{title,fr-FR}'::text[], ''::text))) stored,
  cover_file_id uuid,
  default_locale text not null default 'pt-BR'::text,
  locales text[] not null default '{pt-BR}'::text[],
  subscription text not null default 'open'::text,
  mandatory boolean not null default false,
  audience jsonb not null default '{"all": []}'::jsonb,
  label_ids uuid[] not null default '{}'::uuid[],
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  days_to_finish smallint,
  minutes integer not null default 0,
  activity_count integer not null default 0,
  popularity integer not null default 0,
  published_at timestamp with time zone,
  republished_at timestamp with time zone,
  archived_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint courses_check CHECK (state = 'draft'::text OR published_version IS NOT NULL AND published_at IS NOT NULL),
  constraint courses_check1 CHECK (visible_from < visible_until),
  constraint courses_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint courses_client_id_id_fkey FOREIGN KEY (client_id, id) REFERENCES trainings(client_id, id),
  constraint courses_client_id_id_key UNIQUE (client_id, id),
  constraint courses_cover_file_id_fkey FOREIGN KEY (cover_file_id) REFERENCES files(id),
  constraint courses_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint courses_days_to_finish_check CHECK (days_to_finish >= 1 AND days_to_finish <= 730),
  constraint courses_default_locale_fkey FOREIGN KEY (default_locale) REFERENCES languages(code),
  constraint courses_draft_by_fkey FOREIGN KEY (draft_by) REFERENCES users(id),
  constraint courses_kind_check CHECK (kind = ANY (ARRAY['course'::text, 'trail'::text])),
  constraint courses_label_ids_check CHECK (cardinality(label_ids) <= 50),
  constraint courses_pkey PRIMARY KEY (id),
  constraint courses_published_version_check CHECK (published_version > 0),
  constraint courses_state_check CHECK (state = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text])),
  constraint courses_subscription_check CHECK (subscription = ANY (ARRAY['open'::text, 'approval'::text, 'invitation'::text]))
);
CREATE INDEX courses_by_draft ON public.courses USING btree (client_id, draft_at DESC, id DESC);
CREATE INDEX courses_by_state ON public.courses USING btree (client_id, kind, state, id);
CREATE TRIGGER courses_added AFTER INSERT ON courses REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_catalogue_changed();
CREATE TRIGGER courses_edited AFTER UPDATE ON courses REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION course_catalogue_edited();
CREATE TRIGGER courses_touch BEFORE UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table courses enable row level security, force row level security;
create policy own_client on courses to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on courses to current_user using (true) with check (true);
grant delete, insert, select, update on courses to trilha_app;





create table daily_questions (
  client_id uuid not null,
  user_id uuid not null,
  day date not null,
  question_id uuid not null,
  version integer not null,
  put_order jsonb not null,
  locale text not null,
  drawn_at timestamp with time zone not null,
  answer jsonb,
  share numeric(7,6),
  answered_at timestamp with time zone,
  constraint daily_questions_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
  constraint daily_questions_check1 CHECK ((answer IS NULL) = (share IS NULL)),
  constraint daily_questions_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint daily_questions_client_id_question_id_version_fkey FOREIGN KEY (client_id, question_id, version) REFERENCES question_versions(client_id, question_id, version),
  constraint daily_questions_pkey PRIMARY KEY (client_id, user_id, day),
  constraint daily_questions_put_order_check CHECK (jsonb_typeof(put_order) = 'array'::text),
  constraint daily_questions_share_check CHECK (share >= 0::numeric AND share <= 1::numeric),
  constraint daily_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=80);
CREATE TRIGGER daily_questions_stay BEFORE UPDATE ON daily_questions FOR EACH ROW WHEN (NOT is_erasing()) EXECUTE FUNCTION daily_questions_stay();
alter table daily_questions enable row level security, force row level security;
create policy own_client on daily_questions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on daily_questions to current_user using (true) with check (true);
grant insert, select, update on daily_questions to trilha_app;

CREATE OR REPLACE FUNCTION public.daily_questions_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

alter default privileges grant usage on sequences to trilha_app;

create table device_tokens (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  session_id uuid not null,
  kind text not null,
  token text not null,
  details jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint device_tokens_kind_check CHECK (kind = ANY (ARRAY['web_push'::text, 'fcm'::text])),
  constraint device_tokens_kind_token_key UNIQUE (kind, token),
  constraint device_tokens_pkey PRIMARY KEY (id),
  constraint device_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint device_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX device_tokens_by_user ON public.device_tokens USING btree (user_id);
alter table device_tokens enable row level security, force row level security;
create policy own on device_tokens to public using (((user_id = current_person()) OR is_system()));
create policy owner_all on device_tokens to current_user using (true) with check (true);
grant delete, insert, select, update on device_tokens to trilha_app;

create table drill_answers (
  client_id uuid not null,
  drill_id uuid not null,
  user_id uuid not null,
  question smallint not null,
  answer jsonb not null,
  share numeric(7,6) not null,
  at timestamp with time zone not null,
  constraint drill_answers_client_id_drill_id_user_id_fkey FOREIGN KEY (client_id, drill_id, user_id) REFERENCES drill_runs(client_id, drill_id, user_id) ON DELETE CASCADE,
  constraint drill_answers_pkey PRIMARY KEY (client_id, drill_id, user_id, question),
  constraint drill_answers_question_check CHECK (question >= 0),
  constraint drill_answers_share_check CHECK (share >= 0::numeric AND share <= 1::numeric)
);
CREATE TRIGGER drill_answers_stay BEFORE UPDATE ON drill_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table drill_answers enable row level security, force row level security;
create policy own_client on drill_answers to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on drill_answers to current_user using (true) with check (true);
grant insert, select on drill_answers to trilha_app;

create table drill_banners_closed (
  client_id uuid not null,
  drill_id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  constraint drill_banners_closed_client_id_drill_id_fkey FOREIGN KEY (client_id, drill_id) REFERENCES drills(client_id, id) ON DELETE CASCADE,
  constraint drill_banners_closed_pkey PRIMARY KEY (client_id, drill_id, user_id),
  constraint drill_banners_closed_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table drill_banners_closed enable row level security, force row level security;
create policy own_client on drill_banners_closed to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on drill_banners_closed to current_user using (true) with check (true);
grant insert, select on drill_banners_closed to trilha_app;

create table drill_runs (
  client_id uuid not null,
  drill_id uuid not null,
  user_id uuid not null,
  paper jsonb not null,
  locale text not null,
  started_at timestamp with time zone not null,
  answered smallint not null default 0,
  correct smallint not null default 0,
  done_at timestamp with time zone,
  constraint drill_runs_check CHECK (correct >= 0 AND correct <= answered),
  constraint drill_runs_client_id_drill_id_fkey FOREIGN KEY (client_id, drill_id) REFERENCES drills(client_id, id) ON DELETE CASCADE,
  constraint drill_runs_paper_check CHECK (jsonb_typeof(paper) = 'array'::text),
  constraint drill_runs_pkey PRIMARY KEY (client_id, drill_id, user_id),
  constraint drill_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=80);
CREATE INDEX drill_runs_of_person ON public.drill_runs USING btree (client_id, user_id);
alter table drill_runs enable row level security, force row level security;
create policy own_client on drill_runs to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on drill_runs to current_user using (true) with check (true);
grant insert, select, update on drill_runs to trilha_app;

create table drills (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  title jsonb not null,
  bank_id uuid not null,
  tags text[] not null default '{}'::text[],
  questions smallint not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone,
  audience jsonb not null,
  mandatory boolean not null,
  state text not null default 'active'::text,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint drills_check CHECK (until_at > from_at),
  constraint drills_client_id_bank_id_fkey FOREIGN KEY (client_id, bank_id) REFERENCES question_banks(client_id, id),
  constraint drills_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint drills_client_id_id_key UNIQUE (client_id, id),
  constraint drills_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint drills_pkey PRIMARY KEY (id),
  constraint drills_questions_check CHECK (questions >= 1 AND questions <= 30),
  constraint drills_state_check CHECK (state = ANY (ARRAY['active'::text, 'archived'::text])),
  constraint drills_tags_check CHECK (cardinality(tags) <= 10)
);
CREATE INDEX drills_newest ON public.drills USING btree (client_id, created_at DESC, id DESC);
alter table drills enable row level security, force row level security;
create policy own_client on drills to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on drills to current_user using (true) with check (true);
grant insert, select, update on drills to trilha_app;

create table earning_counters (
  client_id uuid not null,
  campaign_id uuid not null,
  scope text not null,
  owner_id uuid not null,
  period text not null default ''::text,
  points bigint not null,
  constraint earning_counters_pkey PRIMARY KEY (client_id, campaign_id, scope, owner_id, period),
  constraint earning_counters_points_check CHECK (points >= 0),
  constraint earning_counters_scope_check CHECK (scope = ANY (ARRAY['day'::text, 'week'::text, 'campaign'::text, 'store'::text, 'budget'::text]))
) with (fillfactor=70);
alter table earning_counters enable row level security, force row level security;
create policy own_client on earning_counters to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on earning_counters to current_user using (true) with check (true);
grant insert, select, update on earning_counters to trilha_app;

CREATE OR REPLACE FUNCTION public.eligibility_facts(of_client uuid, of_user uuid, of_campaign uuid)
 RETURNS TABLE(level text, country character, job_profile text, company_id uuid, brand_ids uuid[], retailer_ids uuid[], store_ids uuid[], areas text[], store_group_ids uuid[], group_ids uuid[], training_ids uuid[], enrolled_at timestamp with time zone, time_zone text)
 LANGUAGE sql
 STABLE
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.end_sessions(person uuid, why text, moment timestamp with time zone, only_client uuid DEFAULT NULL::uuid, spared uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.enqueue_job(task text, payload json, queue text, due timestamp with time zone, attempts integer, single text)
 RETURNS void
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
 grant execute to public;

create table enrolment_runs (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  course_id uuid not null,
  event text not null,
  eligibility jsonb not null,
  own_due boolean not null default false,
  due_on date,
  done integer not null default 0,
  total integer not null,
  joined integer not null default 0,
  after_id uuid,
  started_by uuid,
  starter_name text not null default ''::text,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint enrolment_runs_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id),
  constraint enrolment_runs_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint enrolment_runs_event_check CHECK (event = ANY (ARRAY['enrol'::text, 'invite'::text])),
  constraint enrolment_runs_pkey PRIMARY KEY (id),
  constraint enrolment_runs_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id)
);
CREATE INDEX enrolment_runs_of_course ON public.enrolment_runs USING btree (client_id, course_id, id);
CREATE UNIQUE INDEX enrolment_runs_one ON public.enrolment_runs USING btree (client_id, course_id) WHERE (ended_at IS NULL);
alter table enrolment_runs enable row level security, force row level security;
create policy own_client on enrolment_runs to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on enrolment_runs to current_user using (true) with check (true);
grant insert, select, update on enrolment_runs to trilha_app;

CREATE OR REPLACE FUNCTION public.erase_of_person(person uuid, of_table text, step jsonb, most integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table essay_locks (
  client_id uuid not null,
  attempt_id uuid not null,
  question smallint not null,
  locked_by uuid not null,
  locked_until timestamp with time zone not null,
  constraint essay_locks_client_id_attempt_id_fkey FOREIGN KEY (client_id, attempt_id) REFERENCES attempts(client_id, id) ON DELETE CASCADE,
  constraint essay_locks_locked_by_fkey FOREIGN KEY (locked_by) REFERENCES users(id),
  constraint essay_locks_pkey PRIMARY KEY (client_id, attempt_id, question),
  constraint essay_locks_question_check CHECK (question >= 0 AND question <= 199)
);
alter table essay_locks enable row level security, force row level security;
create policy own_client on essay_locks to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on essay_locks to current_user using (true) with check (true);
grant delete, insert, select, update on essay_locks to trilha_app;

create table exports (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  asked_by uuid not null,
  session_id uuid,
  kind text not null,
  params jsonb not null default '{}'::jsonb,
  locale text not null,
  format text not null,
  personal boolean not null,
  reason text,
  state text not null default 'queued'::text,
  failure text,
  rows integer not null default 0,
  file_key text,
  asked_at timestamp with time zone not null,
  done_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  schedule_id uuid,
  constraint exports_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint exports_check CHECK (NOT personal OR reason IS NOT NULL),
  constraint exports_check1 CHECK ((state = 'done'::text) = (file_key IS NOT NULL)),
  constraint exports_check2 CHECK ((state = ANY (ARRAY['done'::text, 'failed'::text])) = (done_at IS NOT NULL)),
  constraint exports_check3 CHECK ((state = 'failed'::text) = (failure IS NOT NULL)),
  constraint exports_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint exports_failure_check CHECK (failure = ANY (ARRAY['too_long'::text, 'not_allowed'::text, 'broken'::text])),
  constraint exports_format_check CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text])),
  constraint exports_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 40),
  constraint exports_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint exports_pkey PRIMARY KEY (id),
  constraint exports_reason_check CHECK (length(reason) <= 256),
  constraint exports_schedule_id_fkey FOREIGN KEY (schedule_id) REFERENCES report_schedules(id) ON DELETE SET NULL,
  constraint exports_state_check CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX exports_by_end ON public.exports USING btree (expires_at);
CREATE INDEX exports_of_person ON public.exports USING btree (client_id, asked_by, asked_at DESC, id DESC);
CREATE INDEX exports_of_schedule ON public.exports USING btree (schedule_id, asked_at) WHERE (schedule_id IS NOT NULL);
alter table exports enable row level security, force row level security;
create policy own_client on exports to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on exports to current_user using (true) with check (true);
grant delete, insert, select, update on exports to trilha_app;

create extension btree_gin;
create extension pg_trgm;
create extension unaccent;

create table factor_challenges (
  id uuid not null default uuidv7(),
  purpose text not null,
  user_id uuid,
  session_id uuid,
  random text,
  tries smallint not null default 0,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint factor_challenges_pkey PRIMARY KEY (id),
  constraint factor_challenges_purpose_check CHECK (purpose = ANY (ARRAY['second_factor'::text, 'passkey_sign_in'::text, 'passkey_new'::text, 'proof'::text])),
  constraint factor_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint factor_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX factor_challenges_by_end ON public.factor_challenges USING btree (expires_at);
CREATE INDEX factor_challenges_by_session ON public.factor_challenges USING btree (session_id);
CREATE INDEX factor_challenges_by_user ON public.factor_challenges USING btree (user_id);
alter table factor_challenges enable row level security, force row level security;
create policy own on factor_challenges to public using (((user_id = current_person()) OR is_system()));
create policy owner_all on factor_challenges to current_user using (true) with check (true);
grant delete, insert, select, update on factor_challenges to trilha_app;

CREATE OR REPLACE FUNCTION public.factors_of(person uuid)
 RETURNS TABLE(totp boolean, passkeys integer, recovery_codes integer, staff_elsewhere boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table figures_counted (
  kind text not null,
  counted_to xid8 not null,
  counted_at timestamp with time zone not null,
  constraint figures_counted_kind_check CHECK (kind = ANY (ARRAY['days'::text, 'sales'::text, 'audit'::text, 'orders'::text])),
  constraint figures_counted_pkey PRIMARY KEY (kind)
);
grant insert, select, update on figures_counted to trilha_app;

create table file_conversions (
  client_id uuid not null,
  file_id uuid not null,
  state text not null,
  pdf_file_id uuid,
  at timestamp with time zone not null,
  constraint file_conversions_check CHECK ((state = 'done'::text) = (pdf_file_id IS NOT NULL)),
  constraint file_conversions_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint file_conversions_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint file_conversions_pdf_file_id_fkey FOREIGN KEY (pdf_file_id) REFERENCES files(id),
  constraint file_conversions_pkey PRIMARY KEY (client_id, file_id),
  constraint file_conversions_state_check CHECK (state = ANY (ARRAY['done'::text, 'failed'::text, 'absent'::text]))
);
alter table file_conversions enable row level security, force row level security;
create policy own_client on file_conversions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on file_conversions to current_user using (true) with check (true);
grant delete, insert, select, update on file_conversions to trilha_app;

create table files (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  owner_id uuid not null,
  kind text not null,
  name text not null,
  declared_type text not null,
  declared_size bigint not null,
  state text not null,
  refusal text,
  sniffed_type text,
  size bigint,
  sha256 bytea,
  storage_key text not null,
  upload_id text,
  part_count smallint not null default 1,
  variants jsonb not null default '{}'::jsonb,
  width integer,
  height integer,
  private_metadata jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  expires_at timestamp with time zone,
  facts jsonb not null default '{}'::jsonb,
  constraint files_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint files_declared_size_check CHECK (declared_size > 0),
  constraint files_name_check CHECK (length(name) >= 1 AND length(name) <= 256),
  constraint files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint files_pkey PRIMARY KEY (id),
  constraint files_state_check CHECK (state = ANY (ARRAY['uploading'::text, 'ready'::text, 'refused'::text])),
  constraint files_storage_key_key UNIQUE (storage_key)
);
CREATE INDEX files_by_client ON public.files USING btree (client_id, created_at);
CREATE INDEX files_by_owner ON public.files USING btree (client_id, owner_id, created_at DESC);
CREATE INDEX files_outlived ON public.files USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX files_without_facts ON public.files USING btree (id) WHERE ((state = 'ready'::text) AND (kind = ANY (ARRAY['course_video'::text, 'course_audio'::text, 'course_pdf'::text])) AND (facts = '{}'::jsonb));
alter table files enable row level security, force row level security;
create policy own_client on files to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on files to current_user using (true) with check (true);
grant delete, insert, select, update on files to trilha_app;



CREATE OR REPLACE FUNCTION public.free_document_key(client uuid, person users)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp';

create table game_moves (
  id bigint not null generated always as identity,
  client_id uuid not null,
  game_id uuid not null,
  move_id uuid not null,
  device uuid not null,
  seq integer not null,
  move jsonb not null,
  outcome text not null,
  error boolean not null,
  errors integer not null,
  ending text,
  reveal jsonb,
  at timestamp with time zone not null,
  constraint game_moves_client_id_game_id_device_seq_key UNIQUE (client_id, game_id, device, seq),
  constraint game_moves_client_id_game_id_fkey FOREIGN KEY (client_id, game_id) REFERENCES games(client_id, id) ON DELETE CASCADE,
  constraint game_moves_ending_check CHECK (ending = ANY (ARRAY['won'::text, 'lost'::text])),
  constraint game_moves_errors_check CHECK (errors >= 0),
  constraint game_moves_outcome_check CHECK (outcome = ANY (ARRAY['right'::text, 'wrong'::text, 'turned'::text, 'ignored'::text])),
  constraint game_moves_pkey PRIMARY KEY (client_id, game_id, move_id),
  constraint game_moves_seq_check CHECK (seq > 0)
);
CREATE TRIGGER game_moves_stay BEFORE UPDATE ON game_moves FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table game_moves enable row level security, force row level security;
create policy own_client on game_moves to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on game_moves to current_user using (true) with check (true);
grant insert, select on game_moves to trilha_app;

create table games (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  course_attempt integer not null,
  course_version integer not null,
  sitting_id uuid not null,
  type text not null,
  number integer not null,
  state jsonb not null,
  allowed_errors smallint,
  errors integer not null default 0,
  percent smallint not null default 0,
  moves integer not null default 0,
  practice boolean not null default false,
  hurried boolean not null default false,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ending text,
  constraint games_allowed_errors_check CHECK (allowed_errors >= 0),
  constraint games_check CHECK ((ended_at IS NULL) = (ending IS NULL)),
  constraint games_check1 CHECK (ending IS DISTINCT FROM 'won'::text OR percent = 100),
  constraint games_check2 CHECK (ending IS DISTINCT FROM 'lost'::text OR errors > allowed_errors),
  constraint games_client_id_enrolment_id_activity_id_number_key UNIQUE (client_id, enrolment_id, activity_id, number),
  constraint games_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint games_client_id_id_key UNIQUE (client_id, id),
  constraint games_course_attempt_check CHECK (course_attempt > 0),
  constraint games_ending_check CHECK (ending = ANY (ARRAY['won'::text, 'lost'::text, 'void'::text])),
  constraint games_errors_check CHECK (errors >= 0),
  constraint games_moves_check CHECK (moves >= 0),
  constraint games_number_check CHECK (number > 0),
  constraint games_percent_check CHECK (percent >= 0 AND percent <= 100),
  constraint games_pkey PRIMARY KEY (id),
  constraint games_state_check CHECK (jsonb_typeof(state) = 'object'::text),
  constraint games_type_check CHECK (type = ANY (ARRAY['drag_and_drop'::text, 'drag_the_words'::text, 'find_the_pairs'::text, 'this_or_that'::text, 'fill_in_the_blanks'::text, 'true_or_false'::text, 'flashcards'::text, 'enigma'::text])),
  constraint games_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=70);
CREATE INDEX games_of_activity ON public.games USING btree (client_id, course_id, activity_id, id);
CREATE INDEX games_of_person ON public.games USING btree (client_id, user_id, id);
CREATE UNIQUE INDEX games_running ON public.games USING btree (client_id, enrolment_id, activity_id) WHERE (ending IS NULL);
CREATE TRIGGER games_stay BEFORE UPDATE ON games FOR EACH ROW EXECUTE FUNCTION games_stay();
alter table games enable row level security, force row level security;
create policy own_client on games to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on games to current_user using (true) with check (true);
grant insert, select, update on games to trilha_app;

CREATE OR REPLACE FUNCTION public.games_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table genders (
  key text not null,
  names jsonb not null,
  "position" smallint not null,
  constraint genders_pkey PRIMARY KEY (key)
);
grant select on genders to trilha_app;

CREATE OR REPLACE FUNCTION public.has_own_proof(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table idempotency_keys (
  client_id uuid not null,
  user_id uuid not null,
  key uuid not null,
  endpoint text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone not null,
  constraint idempotency_keys_pkey PRIMARY KEY (client_id, user_id, key)
);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (created_at);
alter table idempotency_keys enable row level security, force row level security;
create policy own on idempotency_keys to public using ((((client_id = current_client()) AND (user_id = current_person())) OR is_system()));
create policy owner_all on idempotency_keys to current_user using (true) with check (true);
grant delete, insert, select, update on idempotency_keys to trilha_app;

create table import_headings (
  client_id uuid not null,
  kind text not null,
  heading text not null,
  column_name text,
  constraint import_headings_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint import_headings_pkey PRIMARY KEY (client_id, kind, heading)
);
alter table import_headings enable row level security, force row level security;
create policy own_client on import_headings to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on import_headings to current_user using (true) with check (true);
grant insert, select, update on import_headings to trilha_app;

CREATE OR REPLACE FUNCTION public.invitations_of(person uuid)
 RETURNS SETOF membership_invitations
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.is_erasing()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 grant execute to public;



create table item_figures (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  question_id uuid not null,
  version integer not null,
  answers integer not null,
  difficulty double precision,
  right_share double precision,
  discrimination double precision,
  group_index double precision,
  choices jsonb not null,
  flags text[] not null,
  place smallint not null,
  newest boolean not null,
  constraint item_figures_answers_check CHECK (answers >= 0),
  constraint item_figures_client_id_course_id_activity_id_fkey FOREIGN KEY (client_id, course_id, activity_id) REFERENCES test_figures(client_id, course_id, activity_id) ON DELETE CASCADE,
  constraint item_figures_difficulty_check CHECK (difficulty >= 0::double precision AND difficulty <= 1::double precision),
  constraint item_figures_discrimination_check CHECK (discrimination >= '-1'::integer::double precision AND discrimination <= 1::double precision),
  constraint item_figures_group_index_check CHECK (group_index >= '-1'::integer::double precision AND group_index <= 1::double precision),
  constraint item_figures_pkey PRIMARY KEY (client_id, course_id, activity_id, question_id, version),
  constraint item_figures_right_share_check CHECK (right_share >= 0::double precision AND right_share <= 1::double precision)
);
CREATE INDEX item_figures_worst ON public.item_figures USING btree (client_id, course_id, activity_id, place, difficulty, question_id) WHERE newest;
alter table item_figures enable row level security, force row level security;
create policy own_client on item_figures to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on item_figures to current_user using (true) with check (true);
grant delete, insert, select, update on item_figures to trilha_app;

create table jobs_caught_up (
  task text not null,
  at timestamp with time zone not null,
  constraint jobs_caught_up_pkey PRIMARY KEY (task)
);
grant insert, select, update on jobs_caught_up to trilha_app;

create table languages (
  id smallint not null,
  code text not null,
  constraint languages_code_key UNIQUE (code),
  constraint languages_pkey PRIMARY KEY (id)
);
grant select on languages to trilha_app;

CREATE OR REPLACE FUNCTION public.learner_facts(of_client uuid, of_user uuid, moment timestamp with time zone, known text)
 RETURNS TABLE(catalogue bigint, client_zone text, facts jsonb, stamp text, enrolments jsonb, favourites jsonb)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.learner_stamp(of_client uuid, of_user uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 grant execute to trilha_app;

create table learning_counted (
  client_id uuid not null,
  counted_at timestamp with time zone not null,
  constraint learning_counted_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint learning_counted_pkey PRIMARY KEY (client_id)
);
alter table learning_counted enable row level security, force row level security;
create policy own_client on learning_counted to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on learning_counted to current_user using (true) with check (true);
grant insert, select, update on learning_counted to trilha_app;

CREATE OR REPLACE FUNCTION public.learning_flag_step(old_state text, new_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

create table learning_flags (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  course_id uuid not null,
  user_id uuid not null,
  activity_id uuid,
  attempt integer not null,
  reason text not null,
  state text not null default 'open'::text,
  expected integer not null,
  measured integer not null,
  raised_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decided_name text not null default ''::text,
  decision_reason text,
  constraint learning_flags_attempt_check CHECK (attempt > 0),
  constraint learning_flags_check CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  constraint learning_flags_client_id_enrolment_id_attempt_activity_id_r_key UNIQUE NULLS NOT DISTINCT (client_id, enrolment_id, attempt, activity_id, reason),
  constraint learning_flags_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint learning_flags_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint learning_flags_decided_name_check CHECK (length(decided_name) <= 256),
  constraint learning_flags_decision_reason_check CHECK (length(decision_reason) <= 256),
  constraint learning_flags_expected_check CHECK (expected >= 0 AND expected <= 10000000),
  constraint learning_flags_measured_check CHECK (measured >= 0 AND measured <= 10000000),
  constraint learning_flags_pkey PRIMARY KEY (id),
  constraint learning_flags_reason_check CHECK (reason = ANY (ARRAY['package_too_fast'::text, 'test_too_fast'::text, 'game_too_fast'::text, 'course_too_fast'::text])),
  constraint learning_flags_state_check CHECK (state = ANY (ARRAY['open'::text, 'cleared'::text, 'rejected'::text])),
  constraint learning_flags_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX learning_flags_by_state ON public.learning_flags USING btree (client_id, state, id);
CREATE INDEX learning_flags_of_course ON public.learning_flags USING btree (client_id, course_id, id);
CREATE TRIGGER learning_flags_stay BEFORE UPDATE ON learning_flags FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION learning_flags_stay();
alter table learning_flags enable row level security, force row level security;
create policy own_client on learning_flags to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on learning_flags to current_user using (true) with check (true);
grant insert, select, update on learning_flags to trilha_app;

CREATE OR REPLACE FUNCTION public.learning_flags_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table learning_sums (
  client_id uuid not null,
  course_id uuid not null,
  country character(2),
  retailer_id uuid,
  state text not null,
  overdue boolean not null,
  enrolled integer not null,
  percent bigint not null,
  scored integer not null,
  score numeric not null,
  seconds bigint not null,
  constraint learning_sums_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id) ON DELETE CASCADE,
  constraint learning_sums_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint learning_sums_client_id_retailer_id_fkey FOREIGN KEY (client_id, retailer_id) REFERENCES retailers(client_id, id) ON DELETE CASCADE,
  constraint learning_sums_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint learning_sums_enrolled_check CHECK (enrolled > 0)
);
CREATE INDEX learning_sums_of ON public.learning_sums USING btree (client_id, course_id);
alter table learning_sums enable row level security, force row level security;
create policy own_client on learning_sums to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on learning_sums to current_user using (true) with check (true);
grant delete, insert, select on learning_sums to trilha_app;



create table leavings (
  user_id uuid not null,
  asked_at timestamp with time zone not null,
  farewell_id uuid,
  erased_at timestamp with time zone,
  constraint leavings_pkey PRIMARY KEY (user_id),
  constraint leavings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table leavings enable row level security, force row level security;
create policy own on leavings to public using (is_system());
create policy owner_all on leavings to current_user using (true) with check (true);
grant insert, select, update on leavings to trilha_app;

CREATE OR REPLACE FUNCTION public.ledger_account_is_one()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table ledger_accounts (
  id bigint not null generated always as identity,
  client_id uuid not null,
  unit text not null,
  pot_id uuid not null,
  kind text not null,
  user_id uuid,
  balance bigint,
  version integer,
  earned bigint,
  constraint debt_is_owed CHECK (kind <> 'debt'::text OR balance <= 0),
  constraint enough_points CHECK (kind = 'debt'::text OR balance >= 0),
  constraint knows_its_balance CHECK (num_nulls(balance, version, earned) =
CASE
    WHEN user_id IS NULL THEN 3
    ELSE 0
END),
  constraint ledger_accounts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint ledger_accounts_client_id_user_id_pot_id_unit_kind_key UNIQUE NULLS NOT DISTINCT (client_id, user_id, pot_id, unit, kind),
  constraint ledger_accounts_pkey PRIMARY KEY (id),
  constraint ledger_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=70);
CREATE INDEX ledger_accounts_of_pot ON public.ledger_accounts USING btree (client_id, pot_id);
CREATE TRIGGER ledger_account_is_one BEFORE INSERT OR UPDATE OF client_id, unit, pot_id, kind, user_id ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION ledger_account_is_one();
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table ledger_accounts enable row level security, force row level security;
create policy own_client on ledger_accounts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ledger_accounts to current_user using (true) with check (true);
grant select on ledger_accounts to trilha_app;

create table ledger_entries (
  transaction_id bigint not null,
  line smallint not null,
  client_id uuid not null,
  account_id bigint not null,
  amount bigint not null,
  balance_after bigint,
  account_version integer,
  constraint ledger_entries_amount_check CHECK (amount <> 0),
  constraint ledger_entries_pkey PRIMARY KEY (transaction_id, line)
);
CREATE UNIQUE INDEX ledger_entries_by_version ON public.ledger_entries USING btree (account_id, account_version) WHERE (account_version IS NOT NULL);
CREATE INDEX ledger_entries_of_programme ON public.ledger_entries USING btree (account_id, transaction_id) INCLUDE (amount) WHERE (account_version IS NULL);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (current_setting('trilha.posting'::text, true) IS DISTINCT FROM 'weighed'::text) EXECUTE FUNCTION ledger_entries_balance();
CREATE TRIGGER ledger_entries_no_truncate BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table ledger_entries enable row level security, force row level security;
create policy own_client on ledger_entries to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ledger_entries to current_user using (true) with check (true);
grant select on ledger_entries to trilha_app;

CREATE OR REPLACE FUNCTION public.ledger_entries_balance()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.ledger_hold_ends_once()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table ledger_hold_lots (
  client_id uuid not null,
  hold_id bigint not null,
  lot_id bigint not null,
  amount bigint not null,
  constraint ledger_hold_lots_amount_check CHECK (amount > 0),
  constraint ledger_hold_lots_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES ledger_holds(id),
  constraint ledger_hold_lots_lot_id_fkey FOREIGN KEY (lot_id) REFERENCES ledger_lots(id),
  constraint ledger_hold_lots_pkey PRIMARY KEY (hold_id, lot_id)
);
CREATE INDEX ledger_hold_lots_by_lot ON public.ledger_hold_lots USING btree (lot_id);
alter table ledger_hold_lots enable row level security, force row level security;
create policy own_client on ledger_hold_lots to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ledger_hold_lots to current_user using (true) with check (true);
grant delete, insert, select, update on ledger_hold_lots to trilha_app;

create table ledger_holds (
  id bigint not null generated always as identity,
  client_id uuid not null,
  pot_id uuid not null,
  user_id uuid not null,
  purpose text not null,
  source_id uuid not null,
  amount bigint not null,
  state text not null,
  created_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint ledger_holds_amount_check CHECK (amount > 0),
  constraint ledger_holds_check CHECK ((state = 'held'::text) = (ended_at IS NULL)),
  constraint ledger_holds_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint ledger_holds_client_id_purpose_source_id_key UNIQUE (client_id, purpose, source_id),
  constraint ledger_holds_pkey PRIMARY KEY (id),
  constraint ledger_holds_purpose_check CHECK (purpose = ANY (ARRAY['order'::text, 'transfer'::text])),
  constraint ledger_holds_state_check CHECK (state = ANY (ARRAY['held'::text, 'captured'::text, 'released'::text])),
  constraint ledger_holds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX ledger_holds_of_person ON public.ledger_holds USING btree (client_id, user_id, pot_id) WHERE (state = 'held'::text);
CREATE TRIGGER ledger_hold_ends_once BEFORE UPDATE ON ledger_holds FOR EACH ROW EXECUTE FUNCTION ledger_hold_ends_once();
alter table ledger_holds enable row level security, force row level security;
create policy own_client on ledger_holds to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ledger_holds to current_user using (true) with check (true);
grant insert, select, update on ledger_holds to trilha_app;

CREATE OR REPLACE FUNCTION public.ledger_lock(of_client uuid, of_pot uuid, of_user uuid)
 RETURNS TABLE(kind text, balance bigint, version integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table ledger_lots (
  id bigint not null generated always as identity,
  client_id uuid not null,
  pot_id uuid not null,
  user_id uuid not null,
  transaction_id bigint not null,
  split_from bigint,
  source_type text not null,
  source_id uuid not null,
  earned_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  audit text not null,
  original bigint not null,
  open bigint not null default 0,
  held bigint not null default 0,
  redeemed bigint not null default 0,
  transferred bigint not null default 0,
  expired bigint not null default 0,
  reversed bigint not null default 0,
  repaid bigint not null default 0,
  owed bigint not null default 0,
  written_off bigint not null default 0,
  adjusted bigint not null default 0,
  experience bigint not null default 0,
  experience_reversed bigint not null default 0,
  constraint buckets_sum CHECK ((open + held + redeemed + transferred + expired + reversed + repaid + owed + written_off + adjusted) = original),
  constraint ledger_lots_audit_check CHECK (audit = ANY (ARRAY['awaiting'::text, 'cleared'::text, 'rejected'::text])),
  constraint ledger_lots_pkey PRIMARY KEY (id),
  constraint ledger_lots_split_from_fkey FOREIGN KEY (split_from) REFERENCES ledger_lots(id),
  constraint ledger_lots_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  constraint none_below_0 CHECK (LEAST(open, held, redeemed, transferred, expired, reversed, repaid, owed, written_off, adjusted, experience_reversed, experience - experience_reversed) >= 0),
  constraint rejected_is_nothing_open CHECK (
CASE audit
    WHEN 'rejected'::text THEN open + held
    ELSE owed + written_off
END = 0)
) with (fillfactor=80);
CREATE INDEX ledger_lots_by_source ON public.ledger_lots USING btree (client_id, source_id);
CREATE INDEX ledger_lots_by_transaction ON public.ledger_lots USING btree (transaction_id);
CREATE INDEX ledger_lots_expiring ON public.ledger_lots USING btree (expires_at, client_id, user_id, pot_id) WHERE (open > 0);
CREATE INDEX ledger_lots_of_person ON public.ledger_lots USING btree (client_id, user_id, pot_id);
CREATE INDEX ledger_lots_owed ON public.ledger_lots USING btree (client_id, user_id, pot_id, id) WHERE (owed > 0);
CREATE INDEX ledger_lots_to_draw ON public.ledger_lots USING btree (client_id, user_id, pot_id, expires_at, id) WHERE (open > 0);
CREATE TRIGGER ledger_lots_judged AFTER UPDATE OF audit ON ledger_lots FOR EACH ROW WHEN (old.audit <> new.audit AND old.open = 0) EXECUTE FUNCTION standing_lot_judged();
alter table ledger_lots enable row level security, force row level security;
create policy own_client on ledger_lots to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ledger_lots to current_user using (true) with check (true);
grant insert, select, update on ledger_lots to trilha_app;

CREATE OR REPLACE FUNCTION public.ledger_open(of_client uuid, of_pot uuid, of_user uuid)
 RETURNS void
 LANGUAGE sql;

CREATE OR REPLACE FUNCTION public.ledger_part_end(of_client uuid, first_made_in xid8, most integer)
 RETURNS xid8
 LANGUAGE sql
 STABLE
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.ledger_post(postings ledger_posting[])
 RETURNS TABLE(place bigint, made bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 grant execute to trilha_app;

create type ledger_posting as (
  client_id uuid,
  key text,
  hash text,
  type text,
  pot_id uuid,
  user_id uuid,
  source_type text,
  source_id uuid,
  rule_set_version_id uuid,
  occurred_at timestamp with time zone,
  posted_at timestamp with time zone,
  actor_id uuid,
  reason text,
  details jsonb,
  reverses bigint,
  units text[],
  kinds text[],
  amounts bigint[],
  lot text,
  expires_at timestamp with time zone,
  points bigint,
  experience bigint
);

create table ledger_rollups (
  client_id uuid not null,
  account_id bigint not null,
  seal_number integer not null,
  end_made_in xid8 not null,
  balance bigint not null,
  constraint ledger_rollups_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  constraint ledger_rollups_pkey PRIMARY KEY (account_id)
);
alter table ledger_rollups enable row level security, force row level security;
create policy own_client on ledger_rollups to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ledger_rollups to current_user using (true) with check (true);
grant insert, select, update on ledger_rollups to trilha_app;

create table ledger_seals (
  client_id uuid not null,
  number integer not null,
  first_made_in xid8 not null,
  end_made_in xid8 not null,
  transaction_ids bigint[] not null,
  hashes bytea[] not null,
  previous bytea not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null,
  constraint ledger_seals_check CHECK (cardinality(transaction_ids) = cardinality(hashes)),
  constraint ledger_seals_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint ledger_seals_pkey PRIMARY KEY (client_id, number)
);
CREATE TRIGGER ledger_seals_append_only BEFORE DELETE OR UPDATE ON ledger_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_seals_no_truncate BEFORE TRUNCATE ON ledger_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table ledger_seals enable row level security, force row level security;
create policy own_client on ledger_seals to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ledger_seals to current_user using (true) with check (true);
grant insert, select on ledger_seals to trilha_app;

create table ledger_transactions (
  id bigint not null generated always as identity,
  client_id uuid not null,
  key text not null,
  request_hash bytea not null,
  type text not null,
  pot_id uuid not null,
  user_id uuid,
  source_type text not null,
  source_id uuid not null,
  rule_set_version_id uuid,
  occurred_at timestamp with time zone not null,
  posted_at timestamp with time zone not null,
  actor_id uuid,
  reason text,
  details jsonb not null default '{}'::jsonb,
  reverses bigint,
  made_in xid8 not null default pg_current_xact_id(),
  constraint ledger_transactions_client_id_key_key UNIQUE (client_id, key),
  constraint ledger_transactions_key_check CHECK (length(key) >= 1 AND length(key) <= 200),
  constraint ledger_transactions_pkey PRIMARY KEY (id),
  constraint ledger_transactions_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_transactions(id),
  constraint ledger_transactions_type_check CHECK (type = ANY (ARRAY['award'::text, 'clear'::text, 'reverse'::text, 'hold'::text, 'capture'::text, 'release'::text, 'refund'::text, 'expire'::text, 'repay'::text, 'adjust'::text, 'write_off'::text, 'transfer_out'::text, 'transfer_done'::text, 'transfer_back'::text])),
  constraint ledger_transactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX ledger_transactions_by_source ON public.ledger_transactions USING btree (client_id, source_id);
CREATE INDEX ledger_transactions_by_time ON public.ledger_transactions USING brin (posted_at) WITH (autosummarize='on');
CREATE INDEX ledger_transactions_of_person ON public.ledger_transactions USING btree (client_id, user_id, id DESC) INCLUDE (pot_id, type) WHERE (type <> 'clear'::text);
CREATE INDEX ledger_transactions_unsealed ON public.ledger_transactions USING btree (client_id, made_in, id);
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_no_truncate BEFORE TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table ledger_transactions enable row level security, force row level security;
create policy own_client on ledger_transactions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ledger_transactions to current_user using (true) with check (true);
grant select on ledger_transactions to trilha_app;

create table legal_texts (
  client_id uuid not null,
  kind text not null,
  version integer not null,
  texts jsonb not null,
  published_at timestamp with time zone not null,
  published_by uuid,
  constraint legal_texts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint legal_texts_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'cookies'::text, 'privacy'::text, 'about'::text, 'about_program'::text, 'about_team'::text, 'support'::text, 'contact'::text, 'partner_program'::text, 'hotsite'::text])),
  constraint legal_texts_pkey PRIMARY KEY (client_id, kind, version),
  constraint legal_texts_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint legal_texts_texts_check CHECK (jsonb_typeof(texts) = 'object'::text AND texts <> '{}'::jsonb),
  constraint legal_texts_version_check CHECK (version > 0)
);
CREATE TRIGGER legal_texts_stay BEFORE DELETE OR UPDATE ON legal_texts FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table legal_texts enable row level security, force row level security;
create policy own_client on legal_texts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on legal_texts to current_user using (true) with check (true);
grant insert, select on legal_texts to trilha_app;

create table level_changes (
  id bigint not null generated always as identity,
  client_id uuid not null,
  user_id uuid not null,
  campaign_id uuid not null,
  country character(2) not null,
  from_level text not null,
  to_level text not null,
  cause text not null,
  review_id uuid,
  actor_id uuid,
  actor_name text not null default ''::text,
  reason text,
  at timestamp with time zone not null,
  made_in xid8 not null default pg_current_xact_id(),
  constraint level_changes_cause_check CHECK (cause = ANY (ARRAY['granted'::text, 'fell'::text, 'lowered'::text])),
  constraint level_changes_check CHECK (COALESCE(level_rank(to_level) - level_rank(from_level), 0) =
CASE cause
    WHEN 'granted'::text THEN 1
    ELSE '-1'::integer
END),
  constraint level_changes_check1 CHECK ((cause = 'fell'::text) = (review_id IS NULL) AND (cause = 'fell'::text) = (actor_id IS NULL)),
  constraint level_changes_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint level_changes_client_id_review_id_fkey FOREIGN KEY (client_id, review_id) REFERENCES level_reviews(client_id, id),
  constraint level_changes_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint level_changes_pkey PRIMARY KEY (id),
  constraint level_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX level_changes_fell_once ON public.level_changes USING btree (client_id, user_id, campaign_id) WHERE (cause = 'fell'::text);
CREATE INDEX level_changes_of_person ON public.level_changes USING btree (client_id, user_id, id DESC);
CREATE UNIQUE INDEX level_changes_of_review ON public.level_changes USING btree (client_id, review_id) WHERE (review_id IS NOT NULL);
CREATE TRIGGER level_changes_append_only BEFORE DELETE OR UPDATE ON level_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER level_changes_apply AFTER INSERT ON level_changes FOR EACH ROW EXECUTE FUNCTION level_changes_apply();
alter table level_changes enable row level security, force row level security;
create policy own_client on level_changes to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on level_changes to current_user using (true) with check (true);
grant insert, select on level_changes to trilha_app;

CREATE OR REPLACE FUNCTION public.level_changes_apply()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table level_falls (
  client_id uuid not null,
  campaign_id uuid not null,
  country character(2) not null,
  previous_campaign_id uuid,
  after_user uuid,
  kept integer not null default 0,
  fell integer not null default 0,
  done_at timestamp with time zone,
  constraint level_falls_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint level_falls_client_id_previous_campaign_id_fkey FOREIGN KEY (client_id, previous_campaign_id) REFERENCES campaigns(client_id, id),
  constraint level_falls_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint level_falls_pkey PRIMARY KEY (client_id, campaign_id, country)
);
alter table level_falls enable row level security, force row level security;
create policy own_client on level_falls to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on level_falls to current_user using (true) with check (true);
grant insert, select, update on level_falls to trilha_app;

CREATE OR REPLACE FUNCTION public.level_rank(level text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

CREATE OR REPLACE FUNCTION public.level_review_step(kind text, old_state text, new_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

create table level_review_transitions (
  id bigint not null generated always as identity,
  client_id uuid not null,
  review_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default ''::text,
  reason text,
  at timestamp with time zone not null,
  made_in xid8 not null default pg_current_xact_id(),
  constraint level_review_transitions_client_id_review_id_fkey FOREIGN KEY (client_id, review_id) REFERENCES level_reviews(client_id, id),
  constraint level_review_transitions_pkey PRIMARY KEY (id)
);
CREATE INDEX level_review_transitions_of_review ON public.level_review_transitions USING btree (client_id, review_id, id);
CREATE TRIGGER level_review_transitions_append_only BEFORE DELETE OR UPDATE ON level_review_transitions FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table level_review_transitions enable row level security, force row level security;
create policy own_client on level_review_transitions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on level_review_transitions to current_user using (true) with check (true);
grant insert, select on level_review_transitions to trilha_app;

create table level_reviews (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  user_id uuid not null,
  campaign_id uuid not null,
  country character(2) not null,
  kind text not null,
  from_level text not null,
  to_level text not null,
  state text not null,
  threshold integer not null,
  experience bigint not null,
  audited bigint not null,
  finding text,
  looked_by uuid,
  looker_name text,
  looked_at timestamp with time zone,
  look_note text,
  decided_by uuid,
  decider_name text,
  decided_at timestamp with time zone,
  reason text,
  evidence jsonb,
  appealed boolean not null default false,
  appeal_text text,
  version integer not null default 1,
  opened_at timestamp with time zone not null,
  constraint level_reviews_appeal_text_check CHECK (length(appeal_text) <= 1000),
  constraint level_reviews_audited_check CHECK (audited >= 0),
  constraint level_reviews_check CHECK ((level_rank(to_level) - level_rank(from_level)) =
CASE kind
    WHEN 'promotion'::text THEN 1
    ELSE '-1'::integer
END),
  constraint level_reviews_check1 CHECK ((looked_by IS NULL) = (finding IS NULL) AND (looked_by IS NULL) = (looked_at IS NULL)),
  constraint level_reviews_check2 CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  constraint level_reviews_check3 CHECK ((state <> ALL (ARRAY['granted'::text, 'refused'::text, 'appealed'::text, 'kept'::text, 'lowered'::text])) OR decided_by IS NOT NULL),
  constraint level_reviews_check4 CHECK (appealed = (appeal_text IS NOT NULL) AND (state <> 'appealed'::text OR appealed)),
  constraint level_reviews_check5 CHECK (looked_by <> user_id AND decided_by <> user_id),
  constraint level_reviews_check6 CHECK ((state <> ALL (ARRAY['granted'::text, 'kept'::text, 'lowered'::text])) OR (looked_by IS NOT NULL OR appealed) AND decided_by IS DISTINCT FROM looked_by),
  constraint level_reviews_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint level_reviews_client_id_id_key UNIQUE (client_id, id),
  constraint level_reviews_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint level_reviews_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint level_reviews_experience_check CHECK (experience >= 0),
  constraint level_reviews_finding_check CHECK (finding = ANY (ARRAY['fine'::text, 'doubt'::text])),
  constraint level_reviews_from_level_check CHECK (from_level = ANY (ARRAY['basic'::text, 'creator'::text, 'influencer'::text])),
  constraint level_reviews_kind_check CHECK (kind = ANY (ARRAY['promotion'::text, 'reassessment'::text])),
  constraint level_reviews_look_note_check CHECK (length(look_note) <= 256),
  constraint level_reviews_looked_by_fkey FOREIGN KEY (looked_by) REFERENCES users(id),
  constraint level_reviews_pkey PRIMARY KEY (id),
  constraint level_reviews_reason_check CHECK (length(reason) <= 256),
  constraint level_reviews_state_check CHECK (state = ANY (ARRAY['eligible'::text, 'under_review'::text, 'granted'::text, 'refused'::text, 'appealed'::text, 'kept'::text, 'lowered'::text, 'lapsed'::text])),
  constraint level_reviews_threshold_check CHECK (threshold > 0),
  constraint level_reviews_to_level_check CHECK (to_level = ANY (ARRAY['basic'::text, 'creator'::text, 'influencer'::text])),
  constraint level_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX level_reviews_by_state ON public.level_reviews USING btree (client_id, state, opened_at DESC, id DESC);
CREATE INDEX level_reviews_by_time ON public.level_reviews USING btree (client_id, opened_at DESC, id DESC);
CREATE INDEX level_reviews_of_campaign ON public.level_reviews USING btree (client_id, campaign_id, user_id);
CREATE INDEX level_reviews_of_person ON public.level_reviews USING btree (client_id, user_id, opened_at DESC);
CREATE UNIQUE INDEX level_reviews_open_once ON public.level_reviews USING btree (client_id, user_id, campaign_id, to_level, kind) WHERE (state = ANY (ARRAY['eligible'::text, 'under_review'::text, 'appealed'::text]));
CREATE INDEX level_reviews_waiting ON public.level_reviews USING btree (client_id, opened_at, id) WHERE (state = ANY (ARRAY['eligible'::text, 'under_review'::text, 'appealed'::text]));
CREATE TRIGGER level_reviews_guard BEFORE INSERT OR UPDATE ON level_reviews FOR EACH ROW EXECUTE FUNCTION level_reviews_guard();
alter table level_reviews enable row level security, force row level security;
create policy own_client on level_reviews to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on level_reviews to current_user using (true) with check (true);
grant insert, select, update on level_reviews to trilha_app;

CREATE OR REPLACE FUNCTION public.level_reviews_guard()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table linked_identities (
  client_id uuid not null,
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  linked_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  id uuid not null default uuidv7(),
  constraint linked_identities_client_id_user_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES memberships(client_id, user_id) ON DELETE CASCADE,
  constraint linked_identities_id_key UNIQUE (id),
  constraint linked_identities_pkey PRIMARY KEY (client_id, issuer, subject),
  constraint linked_identities_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 255)
);
CREATE INDEX linked_identities_of_person ON public.linked_identities USING btree (user_id);
alter table linked_identities enable row level security, force row level security;
create policy own_client on linked_identities to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on linked_identities to current_user using (true) with check (true);
grant delete, insert, select, update on linked_identities to trilha_app;

create table live_events (
  id bigint not null generated always as identity,
  client_id uuid not null,
  user_id uuid,
  kind text not null,
  payload jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  xact xid8 not null default pg_current_xact_id(),
  horizon xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  constraint live_events_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint live_events_pkey PRIMARY KEY (id),
  constraint live_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX live_events_by_age ON public.live_events USING btree (created_at);
CREATE INDEX live_events_concurrent ON public.live_events USING btree (client_id, user_id, xact);
CREATE INDEX live_events_since ON public.live_events USING btree (client_id, user_id, id);
CREATE TRIGGER live_events_tell AFTER INSERT ON live_events FOR EACH ROW EXECUTE FUNCTION tell_live_event();
alter table live_events enable row level security, force row level security;
create policy own_client on live_events to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on live_events to current_user using (true) with check (true);
grant delete, insert, select on live_events to trilha_app;

create table live_session_awards (
  client_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  kind text not null,
  campaign_id uuid not null,
  rule_set_version_id uuid not null,
  points integer not null,
  experience integer not null,
  trace jsonb not null,
  day date not null,
  week date not null,
  at timestamp with time zone not null,
  constraint live_session_awards_check CHECK ((points + experience) > 0),
  constraint live_session_awards_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint live_session_awards_client_id_session_id_fkey FOREIGN KEY (client_id, session_id) REFERENCES live_sessions(client_id, id),
  constraint live_session_awards_experience_check CHECK (experience >= 0),
  constraint live_session_awards_kind_check CHECK (kind = 'event_check_in'::text),
  constraint live_session_awards_pkey PRIMARY KEY (client_id, session_id, user_id),
  constraint live_session_awards_points_check CHECK (points >= 0),
  constraint live_session_awards_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX live_session_awards_of_person ON public.live_session_awards USING btree (client_id, user_id, campaign_id) INCLUDE (kind, day, week);
alter table live_session_awards enable row level security, force row level security;
create policy own_client on live_session_awards to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on live_session_awards to current_user using (true) with check (true);
grant insert, select on live_session_awards to trilha_app;

create table live_session_hosts (
  client_id uuid not null,
  session_id uuid not null,
  membership_id uuid not null,
  "position" smallint not null,
  constraint live_session_hosts_client_id_membership_id_fkey FOREIGN KEY (client_id, membership_id) REFERENCES memberships(client_id, id) ON DELETE CASCADE,
  constraint live_session_hosts_client_id_session_id_fkey FOREIGN KEY (client_id, session_id) REFERENCES live_sessions(client_id, id) ON DELETE CASCADE,
  constraint live_session_hosts_pkey PRIMARY KEY (client_id, session_id, membership_id)
);
CREATE INDEX live_session_hosts_of ON public.live_session_hosts USING btree (client_id, membership_id);
alter table live_session_hosts enable row level security, force row level security;
create policy own_client on live_session_hosts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on live_session_hosts to current_user using (true) with check (true);
grant delete, insert, select on live_session_hosts to trilha_app;

create table live_session_presences (
  id bigint not null generated always as identity,
  client_id uuid not null,
  registration_id uuid not null,
  source text not null,
  present boolean not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  actor_id uuid,
  actor_name text not null default ''::text,
  reason text,
  constraint live_session_presences_check CHECK ((source = 'correction'::text) = (NOT present)),
  constraint live_session_presences_client_id_registration_id_fkey FOREIGN KEY (client_id, registration_id) REFERENCES live_session_registrations(client_id, id) ON DELETE CASCADE,
  constraint live_session_presences_pkey PRIMARY KEY (id),
  constraint live_session_presences_reason_check CHECK (length(reason) <= 256),
  constraint live_session_presences_source_check CHECK (source = ANY (ARRAY['code'::text, 'scan'::text, 'ticket'::text, 'roster'::text, 'correction'::text]))
);
CREATE INDEX live_session_presences_of ON public.live_session_presences USING btree (client_id, registration_id, id DESC);
alter table live_session_presences enable row level security, force row level security;
create policy own_client on live_session_presences to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on live_session_presences to current_user using (true) with check (true);
grant insert, select on live_session_presences to trilha_app;

create table live_session_registrations (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  session_id uuid not null,
  user_id uuid not null,
  state text not null,
  arrival bigint not null default nextval('live_session_arrivals'::regclass),
  offer_until timestamp with time zone,
  reminded smallint not null default 0,
  checked_in_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint live_session_registrations_check CHECK ((state = 'offered'::text) = (offer_until IS NOT NULL)),
  constraint live_session_registrations_check1 CHECK ((state = 'checked_in'::text) = (checked_in_at IS NOT NULL)),
  constraint live_session_registrations_client_id_id_key UNIQUE (client_id, id),
  constraint live_session_registrations_client_id_session_id_fkey FOREIGN KEY (client_id, session_id) REFERENCES live_sessions(client_id, id) ON DELETE CASCADE,
  constraint live_session_registrations_client_id_session_id_user_id_key UNIQUE (client_id, session_id, user_id),
  constraint live_session_registrations_pkey PRIMARY KEY (id),
  constraint live_session_registrations_reminded_check CHECK (reminded >= 0 AND reminded <= 2),
  constraint live_session_registrations_state_check CHECK (state = ANY (ARRAY['requested'::text, 'invited'::text, 'waiting'::text, 'offered'::text, 'registered'::text, 'checked_in'::text, 'unsubscribed'::text, 'refused'::text, 'lapsed'::text, 'removed'::text])),
  constraint live_session_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX live_session_registrations_by_state ON public.live_session_registrations USING btree (client_id, session_id, state);
CREATE INDEX live_session_registrations_in_line ON public.live_session_registrations USING btree (client_id, session_id, arrival) WHERE (state = 'waiting'::text);
CREATE INDEX live_session_registrations_of_person ON public.live_session_registrations USING btree (client_id, user_id, session_id);
CREATE INDEX live_session_registrations_offered ON public.live_session_registrations USING btree (offer_until) WHERE (state = 'offered'::text);
CREATE TRIGGER live_session_registrations_begin AFTER INSERT ON live_session_registrations FOR EACH ROW EXECUTE FUNCTION live_session_seats_follow();
CREATE TRIGGER live_session_registrations_move AFTER UPDATE OF state ON live_session_registrations FOR EACH ROW WHEN (old.state <> new.state) EXECUTE FUNCTION live_session_seats_follow();
CREATE TRIGGER live_session_registrations_stay BEFORE INSERT OR UPDATE OF client_id, session_id, user_id, state ON live_session_registrations FOR EACH ROW EXECUTE FUNCTION live_session_registrations_stay();
alter table live_session_registrations enable row level security, force row level security;
create policy own_client on live_session_registrations to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on live_session_registrations to current_user using (true) with check (true);
grant insert, select, update on live_session_registrations to trilha_app;

CREATE OR REPLACE FUNCTION public.live_session_registrations_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table live_session_seats (
  client_id uuid not null,
  session_id uuid not null,
  capacity integer,
  taken integer not null default 0,
  offered integer not null default 0,
  free integer generated always as (capacity - taken - offered) stored,
  constraint enough_seats CHECK ((taken + offered) <= capacity),
  constraint live_session_seats_capacity_check CHECK (capacity > 0),
  constraint live_session_seats_client_id_session_id_fkey FOREIGN KEY (client_id, session_id) REFERENCES live_sessions(client_id, id) ON DELETE CASCADE,
  constraint live_session_seats_offered_check CHECK (offered >= 0),
  constraint live_session_seats_pkey PRIMARY KEY (client_id, session_id),
  constraint live_session_seats_taken_check CHECK (taken >= 0)
) with (fillfactor=50);
alter table live_session_seats enable row level security, force row level security;
create policy own_client on live_session_seats to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on live_session_seats to current_user using (true) with check (true);
grant select on live_session_seats to trilha_app;
grant update (capacity) on live_session_seats to trilha_app;

CREATE OR REPLACE FUNCTION public.live_session_seats_follow()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table live_session_steps (
  id bigint not null generated always as identity,
  client_id uuid not null,
  registration_id uuid not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default ''::text,
  reason text,
  at timestamp with time zone not null,
  constraint live_session_steps_check CHECK (registration_step(from_state, to_state)),
  constraint live_session_steps_client_id_registration_id_fkey FOREIGN KEY (client_id, registration_id) REFERENCES live_session_registrations(client_id, id) ON DELETE CASCADE,
  constraint live_session_steps_pkey PRIMARY KEY (id),
  constraint live_session_steps_reason_check CHECK (length(reason) <= 256)
);
CREATE INDEX live_session_steps_of ON public.live_session_steps USING btree (client_id, registration_id, id);
alter table live_session_steps enable row level security, force row level security;
create policy own_client on live_session_steps to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on live_session_steps to current_user using (true) with check (true);
grant insert, select on live_session_steps to trilha_app;

create table live_sessions (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  kind text not null,
  state text not null default 'draft'::text,
  title jsonb not null,
  summary jsonb not null default '{}'::jsonb,
  description jsonb not null default '{}'::jsonb,
  search_text text not null generated always as (fold((((((COALESCE(title ->> 'pt-BR'::text, ''::text) || ' '::text) || COALESCE(title ->> 'en-US'::text, ''::text)) || ' '::text) || COALESCE(title ->> 'es-ES'::text, ''::text)) || ' '::text) || COALESCE(title ->> 'fr-FR'::text, ''::text))) stored,
  cover_file_id uuid,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  time_zone text not null,
  venue_id uuid,
  link text,
  audience jsonb not null,
  subscription text not null,
  registration_until timestamp with time zone,
  waiting_list boolean not null,
  offer_hours smallint not null,
  check_in_before smallint not null,
  check_in_after smallint not null,
  check_in_code character(6) not null,
  code_version integer not null default 1,
  sequence integer not null default 0,
  changed_at timestamp with time zone not null,
  canceled_for text,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint live_sessions_canceled_for_check CHECK (length(canceled_for) <= 256),
  constraint live_sessions_check CHECK (starts_at < ends_at),
  constraint live_sessions_check1 CHECK (registration_until <= starts_at),
  constraint live_sessions_check2 CHECK ((state = 'canceled'::text) = (canceled_for IS NOT NULL)),
  constraint live_sessions_check_in_after_check CHECK (check_in_after >= 0 AND check_in_after <= 1440),
  constraint live_sessions_check_in_before_check CHECK (check_in_before >= 0 AND check_in_before <= 1440),
  constraint live_sessions_check_in_code_check CHECK (check_in_code ~ '^\d{6}$'::text),
  constraint live_sessions_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint live_sessions_client_id_id_key UNIQUE (client_id, id),
  constraint live_sessions_client_id_venue_id_fkey FOREIGN KEY (client_id, venue_id) REFERENCES venues(client_id, id),
  constraint live_sessions_cover_file_id_fkey FOREIGN KEY (cover_file_id) REFERENCES files(id),
  constraint live_sessions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint live_sessions_kind_check CHECK (kind = 'event'::text),
  constraint live_sessions_link_check CHECK (length(link) <= 512),
  constraint live_sessions_offer_hours_check CHECK (offer_hours >= 1 AND offer_hours <= 168),
  constraint live_sessions_pkey PRIMARY KEY (id),
  constraint live_sessions_state_check CHECK (state = ANY (ARRAY['draft'::text, 'pre_scheduled'::text, 'scheduled'::text, 'canceled'::text])),
  constraint live_sessions_subscription_check CHECK (subscription = ANY (ARRAY['open'::text, 'approval'::text, 'invitation'::text]))
);
CREATE INDEX live_sessions_by_begin ON public.live_sessions USING btree (client_id, starts_at, id);
CREATE INDEX live_sessions_of_venue ON public.live_sessions USING btree (client_id, venue_id, starts_at) WHERE (venue_id IS NOT NULL);
CREATE TRIGGER live_sessions_begin AFTER INSERT ON live_sessions FOR EACH ROW EXECUTE FUNCTION live_sessions_begin();
CREATE TRIGGER live_sessions_stay BEFORE INSERT OR UPDATE ON live_sessions FOR EACH ROW EXECUTE FUNCTION live_sessions_stay();
alter table live_sessions enable row level security, force row level security;
create policy own_client on live_sessions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on live_sessions to current_user using (true) with check (true);
grant insert, select, update on live_sessions to trilha_app;

CREATE OR REPLACE FUNCTION public.live_sessions_begin()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.live_sessions_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table marital_statuses (
  key text not null,
  names jsonb not null,
  "position" smallint not null,
  constraint marital_statuses_pkey PRIMARY KEY (key)
);
grant select on marital_statuses to trilha_app;

create table membership_groups (
  client_id uuid not null,
  membership_id uuid not null,
  group_id uuid not null,
  constraint membership_groups_client_id_group_id_fkey FOREIGN KEY (client_id, group_id) REFERENCES people_groups(client_id, id) ON DELETE CASCADE,
  constraint membership_groups_client_id_membership_id_fkey FOREIGN KEY (client_id, membership_id) REFERENCES memberships(client_id, id) ON DELETE CASCADE,
  constraint membership_groups_pkey PRIMARY KEY (client_id, membership_id, group_id)
);
CREATE INDEX membership_groups_by_group ON public.membership_groups USING btree (client_id, group_id);
alter table membership_groups enable row level security, force row level security;
create policy own_client on membership_groups to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on membership_groups to current_user using (true) with check (true);
grant delete, insert, select on membership_groups to trilha_app;

create table membership_invitations (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  email text not null,
  user_id uuid,
  first_name text not null,
  last_name text not null default ''::text,
  locale text,
  country character(2) not null,
  roles text[] not null default '{}'::text[],
  place jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  constraint membership_invitations_check CHECK ((email IS NULL) <> (user_id IS NULL)),
  constraint membership_invitations_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint membership_invitations_client_id_id_key UNIQUE (client_id, id),
  constraint membership_invitations_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint membership_invitations_email_check CHECK (length(email) <= 256 AND email = lower(email)),
  constraint membership_invitations_first_name_check CHECK (length(first_name) >= 1 AND length(first_name) <= 256),
  constraint membership_invitations_last_name_check CHECK (length(last_name) <= 256),
  constraint membership_invitations_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint membership_invitations_pkey PRIMARY KEY (id),
  constraint membership_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX membership_invitations_by_age ON public.membership_invitations USING btree (created_at);
CREATE UNIQUE INDEX membership_invitations_by_email ON public.membership_invitations USING btree (client_id, email) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX membership_invitations_by_person ON public.membership_invitations USING btree (client_id, user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX membership_invitations_of_email ON public.membership_invitations USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX membership_invitations_of_person ON public.membership_invitations USING btree (user_id) WHERE (user_id IS NOT NULL);
alter table membership_invitations enable row level security, force row level security;
create policy own_client on membership_invitations to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on membership_invitations to current_user using (true) with check (true);
grant delete, insert, select, update on membership_invitations to trilha_app;

create table memberships (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  user_id uuid not null,
  status text not null,
  status_reason text,
  roles text[] not null default '{}'::text[],
  job_profile text,
  country character(2) not null,
  company_id uuid,
  brand_id uuid,
  retailer_id uuid,
  store_id uuid,
  gmin_number text,
  cadv_code text,
  sap_code text,
  personal_data_open boolean not null default false,
  sort_name text collate "und-x-icu" not null default ''::text,
  search_text text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  called text not null generated always as (fold(sort_name)) stored,
  left_at timestamp with time zone,
  personal_data_opened_at timestamp with time zone,
  document_key text,
  constraint memberships_cadv_code_check CHECK (length(cadv_code) <= 64),
  constraint memberships_client_id_brand_id_fkey FOREIGN KEY (client_id, brand_id) REFERENCES brands(client_id, id),
  constraint memberships_client_id_company_id_fkey FOREIGN KEY (client_id, company_id) REFERENCES companies(client_id, id),
  constraint memberships_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint memberships_client_id_id_key UNIQUE (client_id, id),
  constraint memberships_client_id_retailer_id_fkey FOREIGN KEY (client_id, retailer_id) REFERENCES retailers(client_id, id),
  constraint memberships_client_id_store_id_fkey FOREIGN KEY (client_id, store_id) REFERENCES stores(client_id, id),
  constraint memberships_client_id_user_id_key UNIQUE (client_id, user_id),
  constraint memberships_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint memberships_gmin_number_check CHECK (length(gmin_number) <= 64),
  constraint memberships_job_profile_check CHECK (job_profile = ANY (ARRAY['sales_agent'::text, 'brand_promoter'::text, 'painter'::text, 'counter_clerk'::text, 'salesperson'::text, 'store_owner'::text, 'cashier'::text, 'seller'::text, 'dependent'::text])),
  constraint memberships_pkey PRIMARY KEY (id),
  constraint memberships_roles_check CHECK (roles <@ '{instructor,program_administrator,auditor,moderator,survey_owner}'::text[]),
  constraint memberships_sap_code_check CHECK (length(sap_code) <= 64),
  constraint memberships_status_check CHECK (status = ANY (ARRAY['awaiting_approval'::text, 'active'::text, 'blocked'::text])),
  constraint memberships_status_reason_check CHECK (length(status_reason) <= 256),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX memberships_by_cadv ON public.memberships USING btree (client_id, lower(cadv_code)) WHERE (cadv_code IS NOT NULL);
CREATE INDEX memberships_by_country ON public.memberships USING btree (client_id, country, sort_name, id);
CREATE UNIQUE INDEX memberships_by_document ON public.memberships USING btree (client_id, document_key) WHERE (document_key IS NOT NULL);
CREATE INDEX memberships_by_gmin ON public.memberships USING btree (client_id, lower(gmin_number)) WHERE (gmin_number IS NOT NULL);
CREATE INDEX memberships_by_job_profile ON public.memberships USING btree (client_id, job_profile, sort_name, id);
CREATE INDEX memberships_by_name ON public.memberships USING btree (client_id, sort_name, id);
CREATE INDEX memberships_by_sap ON public.memberships USING btree (client_id, lower(sap_code)) WHERE (sap_code IS NOT NULL);
CREATE INDEX memberships_by_status ON public.memberships USING btree (client_id, status, sort_name, id);
CREATE INDEX memberships_by_user ON public.memberships USING btree (user_id);
CREATE INDEX memberships_called ON public.memberships USING gin (client_id, called gin_trgm_ops);
CREATE INDEX memberships_of_store ON public.memberships USING btree (client_id, store_id) WHERE (store_id IS NOT NULL);
CREATE INDEX memberships_search ON public.memberships USING gin (client_id, search_text gin_trgm_ops);
CREATE INDEX memberships_search_pairs ON public.memberships USING gin (search_pairs(client_id, search_text));
CREATE INDEX memberships_staff ON public.memberships USING gin (client_id, roles) WHERE (roles <> '{}'::text[]);
CREATE INDEX memberships_waiting ON public.memberships USING btree (client_id, id) WHERE (status = 'awaiting_approval'::text);
CREATE TRIGGER memberships_change_standing AFTER UPDATE OF status, store_id ON memberships FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.store_id IS DISTINCT FROM new.store_id) EXECUTE FUNCTION standing_person_changed();
CREATE TRIGGER memberships_name BEFORE INSERT OR UPDATE OF user_id, gmin_number ON memberships FOR EACH ROW EXECUTE FUNCTION memberships_name();
CREATE TRIGGER memberships_tell AFTER INSERT OR DELETE OR UPDATE OF status, roles, job_profile, country ON memberships FOR EACH ROW EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER memberships_touch BEFORE UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER memberships_touch_standing AFTER INSERT ON memberships FOR EACH ROW EXECUTE FUNCTION standing_person_changed();
alter table memberships enable row level security;
create policy own_client on memberships to public using (((client_id = current_client()) OR (user_id = current_person()) OR is_system())) with check (((client_id = current_client()) OR is_system()));
create policy owner_all on memberships to current_user using (true) with check (true);
grant delete, insert, select, update on memberships to trilha_app;

CREATE OR REPLACE FUNCTION public.memberships_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table memories (
  client_id uuid not null,
  user_id uuid not null,
  kind text not null,
  subject text not null,
  card jsonb not null,
  due timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint memories_card_check CHECK (jsonb_typeof(card) = 'object'::text),
  constraint memories_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint memories_kind_check CHECK (kind = ANY (ARRAY['question'::text, 'card'::text])),
  constraint memories_pkey PRIMARY KEY (client_id, user_id, kind, subject),
  constraint memories_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 80),
  constraint memories_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=80);
alter table memories enable row level security, force row level security;
create policy own_client on memories to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on memories to current_user using (true) with check (true);
grant insert, select, update on memories to trilha_app;

create table module_items (
  client_id uuid not null,
  key text not null,
  "position" smallint not null,
  enabled boolean not null default true,
  labels jsonb not null default '{}'::jsonb,
  constraint module_items_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint module_items_pkey PRIMARY KEY (client_id, key)
);
alter table module_items enable row level security, force row level security;
create policy own_client on module_items to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on module_items to current_user using (true) with check (true);
grant delete, insert, select, update on module_items to trilha_app;

CREATE OR REPLACE FUNCTION public.near_words(content text, words text[], near boolean)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table news_choices (
  user_id uuid not null,
  topic text not null,
  channel text not null,
  wanted boolean not null,
  constraint news_choices_pkey PRIMARY KEY (user_id, topic, channel),
  constraint news_choices_topic_check CHECK (topic = ANY (ARRAY['earning'::text, 'orders'::text, 'levels'::text, 'learning'::text, 'programme'::text])),
  constraint news_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint news_choices_way_check CHECK (channel = ANY (ARRAY['app'::text, 'push'::text, 'mail'::text]))
);
alter table news_choices enable row level security, force row level security;
create policy own on news_choices to public using (((user_id = current_person()) OR is_system())) with check (((user_id = current_person()) OR is_system()));
create policy owner_all on news_choices to current_user using (true) with check (true);
grant delete, insert, select, update on news_choices to trilha_app;

create table notifications (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  user_id uuid not null,
  kind text not null,
  params jsonb not null default '{}'::jsonb,
  link text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notifications_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notifications_by_user ON public.notifications USING btree (client_id, user_id, id DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (client_id, user_id) WHERE (read_at IS NULL);
alter table notifications enable row level security, force row level security;
create policy own_client on notifications to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on notifications to current_user using (true) with check (true);
grant delete, insert, select, update on notifications to trilha_app;

create table order_codes_seen (
  client_id uuid not null,
  order_id uuid not null,
  at timestamp with time zone not null,
  constraint order_codes_seen_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint order_codes_seen_client_id_order_id_fkey FOREIGN KEY (client_id, order_id) REFERENCES orders(client_id, id) ON DELETE CASCADE,
  constraint order_codes_seen_pkey PRIMARY KEY (client_id, order_id)
);
alter table order_codes_seen enable row level security, force row level security;
create policy own_client on order_codes_seen to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on order_codes_seen to current_user using (true) with check (true);
grant insert, select on order_codes_seen to trilha_app;

CREATE OR REPLACE FUNCTION public.order_step(delivery text, old_state text, new_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

create table order_transitions (
  id bigint not null generated always as identity,
  client_id uuid not null,
  order_id uuid not null,
  from_state text,
  to_state text not null,
  returned boolean not null default false,
  by_whom text not null,
  actor_id uuid,
  actor_name text not null,
  reason text,
  at timestamp with time zone not null,
  made_in xid8 not null default pg_current_xact_id(),
  constraint order_transitions_by_whom_check CHECK (by_whom = ANY (ARRAY['person'::text, 'staff'::text, 'audit'::text])),
  constraint order_transitions_check CHECK (returned = (NOT from_state IS DISTINCT FROM to_state)),
  constraint order_transitions_check1 CHECK (NOT returned OR (to_state = ANY (ARRAY['shipped'::text, 'delivered'::text]))),
  constraint order_transitions_client_id_order_id_fkey FOREIGN KEY (client_id, order_id) REFERENCES orders(client_id, id) ON DELETE CASCADE,
  constraint order_transitions_pkey PRIMARY KEY (id),
  constraint order_transitions_reason_check CHECK (length(reason) <= 256)
);
CREATE INDEX order_transitions_by_transaction ON public.order_transitions USING btree (made_in);
CREATE INDEX order_transitions_of_order ON public.order_transitions USING btree (client_id, order_id, id);
CREATE TRIGGER order_transitions_append_only BEFORE UPDATE ON order_transitions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_transitions_fit BEFORE INSERT ON order_transitions FOR EACH ROW EXECUTE FUNCTION order_transitions_fit();
alter table order_transitions enable row level security, force row level security;
create policy own_client on order_transitions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on order_transitions to current_user using (true) with check (true);
grant insert, select on order_transitions to trilha_app;

CREATE OR REPLACE FUNCTION public.order_transitions_fit()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table order_weeks (
  client_id uuid not null,
  campaign_id uuid not null,
  week date not null,
  country character(2) not null,
  category_id uuid not null,
  reward_id uuid not null,
  placed bigint not null,
  approved bigint not null,
  reproved bigint not null,
  cancelled bigint not null,
  delivered bigint not null,
  units bigint not null,
  points bigint not null,
  constraint order_weeks_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint order_weeks_pkey PRIMARY KEY (client_id, campaign_id, week, country, category_id, reward_id)
) with (fillfactor=80);
alter table order_weeks enable row level security, force row level security;
create policy own_client on order_weeks to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on order_weeks to current_user using (true) with check (true);
grant insert, select, update on order_weeks to trilha_app;

create table orders (
  id uuid not null,
  client_id uuid not null,
  code character(8) not null,
  user_id uuid not null,
  campaign_id uuid not null,
  reward_id uuid not null,
  country character(2) not null,
  category_id uuid not null,
  name jsonb not null,
  picture_file_id uuid,
  delivery text not null,
  quantity integer not null,
  unit_price integer not null,
  points bigint not null,
  address jsonb,
  address_erased_at timestamp with time zone,
  state text not null,
  waiting_points bigint not null default 0,
  carrier text,
  tracking text,
  tracking_url text,
  reason text,
  counted jsonb not null,
  placed_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  shipped_at timestamp with time zone,
  delivered_at timestamp with time zone,
  returned_at timestamp with time zone,
  since timestamp with time zone not null,
  version integer not null default 1,
  arrives_from smallint,
  arrives_until smallint,
  constraint orders_arrival CHECK (num_nulls(arrives_from, arrives_until) = 2 OR num_nulls(arrives_from, arrives_until) = 0 AND arrives_from >= 1 AND arrives_until >= arrives_from AND arrives_until <= 120),
  constraint orders_carrier_check CHECK (length(carrier) >= 1 AND length(carrier) <= 64),
  constraint orders_check CHECK (points = (quantity::bigint * unit_price)),
  constraint orders_check1 CHECK (address IS NULL OR delivery = 'shipped'::text),
  constraint orders_check2 CHECK (address IS NOT NULL OR delivery = 'digital'::text OR address_erased_at IS NOT NULL),
  constraint orders_check3 CHECK (address IS NULL OR address_erased_at IS NULL),
  constraint orders_check4 CHECK ((state <> ALL (ARRAY['shipped'::text, 'delivered'::text])) OR delivery = 'digital'::text OR carrier IS NOT NULL),
  constraint orders_check5 CHECK (returned_at IS NULL OR (state = ANY (ARRAY['shipped'::text, 'delivered'::text]))),
  constraint orders_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint orders_client_id_category_id_fkey FOREIGN KEY (client_id, category_id) REFERENCES reward_categories(client_id, id),
  constraint orders_client_id_code_key UNIQUE (client_id, code),
  constraint orders_client_id_id_key UNIQUE (client_id, id),
  constraint orders_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id),
  constraint orders_code_check CHECK (code ~ '^[2-9A-HJ-NP-Z]{8}$'::text),
  constraint orders_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint orders_delivery_check CHECK (delivery = ANY (ARRAY['shipped'::text, 'digital'::text])),
  constraint orders_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES files(id),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_quantity_check CHECK (quantity >= 1 AND quantity <= 10),
  constraint orders_reason_check CHECK (length(reason) <= 256),
  constraint orders_state_check CHECK (state = ANY (ARRAY['awaiting_approval'::text, 'approved'::text, 'shipped'::text, 'delivered'::text, 'reproved'::text, 'cancelled'::text])),
  constraint orders_tracking_check CHECK (length(tracking) >= 1 AND length(tracking) <= 64),
  constraint orders_tracking_url_check CHECK (tracking_url ~ '^https://'::text AND length(tracking_url) <= 256),
  constraint orders_unit_price_check CHECK (unit_price > 0),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint orders_waiting_points_check CHECK (waiting_points >= 0)
);
CREATE INDEX orders_by_state ON public.orders USING btree (client_id, state, placed_at, id);
CREATE INDEX orders_by_time ON public.orders USING btree (client_id, placed_at DESC, id DESC);
CREATE INDEX orders_of_campaign ON public.orders USING btree (client_id, campaign_id, state);
CREATE INDEX orders_of_person ON public.orders USING btree (client_id, user_id, placed_at DESC, id DESC);
CREATE INDEX orders_of_reward ON public.orders USING btree (client_id, reward_id, placed_at DESC);
CREATE INDEX orders_ready ON public.orders USING btree (client_id, placed_at, id) WHERE ((state = 'awaiting_approval'::text) AND (waiting_points = 0));
CREATE INDEX orders_with_address ON public.orders USING btree (since) WHERE ((address IS NOT NULL) AND (state = ANY (ARRAY['delivered'::text, 'reproved'::text, 'cancelled'::text])));
CREATE INDEX orders_with_codes ON public.orders USING btree (client_id, user_id, id) WHERE ((delivery = 'digital'::text) AND (state = 'delivered'::text));
CREATE TRIGGER orders_stay BEFORE INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION orders_stay();
alter table orders enable row level security, force row level security;
create policy own_client on orders to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on orders to current_user using (true) with check (true);
grant insert, select, update on orders to trilha_app;

CREATE OR REPLACE FUNCTION public.orders_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table outbox_messages (
  id uuid not null default uuidv7(),
  client_id uuid,
  channel text not null,
  user_id uuid,
  recipient text not null,
  template text not null,
  locale text not null,
  subject text not null default ''::text,
  body_text text not null,
  body_html text,
  link text,
  state text not null default 'queued'::text,
  attempts smallint not null default 0,
  last_error text,
  provider_id text,
  sealed bytea,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint outbox_messages_channel_check CHECK (channel = ANY (ARRAY['mail'::text, 'sms'::text, 'whatsapp'::text, 'push'::text])),
  constraint outbox_messages_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint outbox_messages_pkey PRIMARY KEY (id),
  constraint outbox_messages_state_check CHECK (state = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'dead'::text])),
  constraint outbox_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX outbox_by_client ON public.outbox_messages USING btree (client_id, id DESC);
CREATE INDEX outbox_dead ON public.outbox_messages USING btree (client_id, id DESC) WHERE (state = ANY (ARRAY['failed'::text, 'dead'::text]));
CREATE INDEX outbox_messages_sealed ON public.outbox_messages USING btree (id) WHERE (sealed IS NOT NULL);
alter table outbox_messages enable row level security, force row level security;
create policy own_client on outbox_messages to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on outbox_messages to current_user using (true) with check (true);
grant delete, insert, select, update on outbox_messages to trilha_app;

create table own_exports (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  client_id uuid,
  locale text not null,
  state text not null default 'queued'::text,
  done integer not null default 0,
  total integer not null default 0,
  file_key text,
  bytes bigint,
  asked_at timestamp with time zone not null,
  done_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint own_exports_check CHECK ((state = 'done'::text) = (file_key IS NOT NULL)),
  constraint own_exports_check1 CHECK ((state = ANY (ARRAY['done'::text, 'failed'::text])) = (done_at IS NOT NULL)),
  constraint own_exports_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint own_exports_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint own_exports_pkey PRIMARY KEY (id),
  constraint own_exports_state_check CHECK (state = ANY (ARRAY['queued'::text, 'running'::text, 'done'::text, 'failed'::text])),
  constraint own_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX own_exports_by_end ON public.own_exports USING btree (expires_at);
CREATE INDEX own_exports_of_person ON public.own_exports USING btree (user_id, asked_at DESC);
CREATE UNIQUE INDEX own_exports_one ON public.own_exports USING btree (user_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
alter table own_exports enable row level security, force row level security;
create policy own on own_exports to public using (((user_id = current_person()) OR is_system())) with check (((user_id = current_person()) OR is_system()));
create policy owner_all on own_exports to current_user using (true) with check (true);
grant delete, insert, select, update on own_exports to trilha_app;

create table package_files (
  client_id uuid not null,
  package_id uuid not null,
  revision integer not null,
  folded text not null,
  path text not null,
  key text not null,
  type text not null,
  size bigint not null,
  constraint package_files_client_id_package_id_revision_fkey FOREIGN KEY (client_id, package_id, revision) REFERENCES package_revisions(client_id, package_id, revision) ON DELETE CASCADE,
  constraint package_files_pkey PRIMARY KEY (client_id, package_id, revision, folded),
  constraint package_files_size_check CHECK (size >= 0)
);
alter table package_files enable row level security, force row level security;
create policy own_client on package_files to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on package_files to current_user using (true) with check (true);
grant delete, insert, select, update on package_files to trilha_app;

create table package_revisions (
  client_id uuid not null,
  package_id uuid not null,
  revision integer not null,
  file_id uuid,
  state text not null default 'unpacking'::text,
  progress smallint not null default 0,
  refusal jsonb,
  manifest jsonb,
  entry text,
  file_count integer not null default 0,
  bytes bigint not null default 0,
  vanished text[] not null default '{}'::text[],
  stored integer not null default 0,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  hosts text[] not null default '{}'::text[],
  constraint package_revisions_check CHECK ((state = 'refused'::text) = (refusal IS NOT NULL)),
  constraint package_revisions_check1 CHECK ((state = 'unpacking'::text) = (done_at IS NULL)),
  constraint package_revisions_client_id_package_id_fkey FOREIGN KEY (client_id, package_id) REFERENCES packages(client_id, id) ON DELETE CASCADE,
  constraint package_revisions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint package_revisions_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  constraint package_revisions_pkey PRIMARY KEY (client_id, package_id, revision),
  constraint package_revisions_progress_check CHECK (progress >= 0 AND progress <= 100),
  constraint package_revisions_revision_check CHECK (revision > 0),
  constraint package_revisions_state_check CHECK (state = ANY (ARRAY['unpacking'::text, 'ready'::text, 'refused'::text]))
);
CREATE INDEX package_revisions_to_clear ON public.package_revisions USING btree (created_at) WHERE ((state = 'refused'::text) AND (stored > 0));
CREATE INDEX package_revisions_unpacking ON public.package_revisions USING btree (created_at) WHERE (state = 'unpacking'::text);
alter table package_revisions enable row level security, force row level security;
create policy own_client on package_revisions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on package_revisions to current_user using (true) with check (true);
grant delete, insert, select, update on package_revisions to trilha_app;

create table packages (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  kind text not null,
  title text not null,
  label text not null,
  revision integer,
  newest integer not null default 1,
  created_by uuid not null,
  created_at timestamp with time zone not null,
  allowed_hosts text[] not null default '{}'::text[],
  constraint packages_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint packages_client_id_id_key UNIQUE (client_id, id),
  constraint packages_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint packages_kind_check CHECK (kind = ANY (ARRAY['scorm'::text, 'html'::text])),
  constraint packages_label_check CHECK (label ~ '^[a-z0-9]{24}$'::text),
  constraint packages_label_key UNIQUE (label),
  constraint packages_newest_check CHECK (newest > 0),
  constraint packages_pkey PRIMARY KEY (id),
  constraint packages_revision_check CHECK (revision > 0),
  constraint packages_title_check CHECK (length(title) >= 1 AND length(title) <= 120)
);
CREATE INDEX packages_by_client ON public.packages USING btree (client_id, created_at DESC, id DESC);
alter table packages enable row level security, force row level security;
create policy own_client on packages to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on packages to current_user using (true) with check (true);
grant delete, insert, select, update on packages to trilha_app;

create table partner_keys (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  partner_id uuid not null,
  key_id text not null,
  secret_hash bytea not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone,
  last_used_from inet,
  constraint partner_keys_client_id_id_key UNIQUE (client_id, id),
  constraint partner_keys_client_id_partner_id_fkey FOREIGN KEY (client_id, partner_id) REFERENCES partners(client_id, id) ON DELETE CASCADE,
  constraint partner_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint partner_keys_key_id_check CHECK (key_id ~ '^tp_[0-9a-z]{20}$'::text),
  constraint partner_keys_key_id_key UNIQUE (key_id),
  constraint partner_keys_pkey PRIMARY KEY (id),
  constraint partner_keys_secret_hash_check CHECK (length(secret_hash) = 32)
);
CREATE INDEX partner_keys_of ON public.partner_keys USING btree (client_id, partner_id);
alter table partner_keys enable row level security, force row level security;
create policy own_client on partner_keys to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on partner_keys to current_user using (true) with check (true);
grant insert, select, update on partner_keys to trilha_app;

create table partner_uses (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  partner_id uuid not null,
  partner_key_id uuid not null,
  at timestamp with time zone not null,
  outcome text not null,
  named_by text not null,
  user_id uuid,
  module text,
  item text,
  ip inet,
  request_id text,
  constraint partner_uses_client_id_partner_id_fkey FOREIGN KEY (client_id, partner_id) REFERENCES partners(client_id, id) ON DELETE CASCADE,
  constraint partner_uses_client_id_partner_key_id_fkey FOREIGN KEY (client_id, partner_key_id) REFERENCES partner_keys(client_id, id) ON DELETE CASCADE,
  constraint partner_uses_named_by_check CHECK (named_by = ANY (ARRAY['document'::text, 'email'::text, 'username'::text, 'externalId'::text])),
  constraint partner_uses_outcome_check CHECK (outcome = ANY (ARRAY['issued'::text, 'unknown_person'::text, 'ambiguous_person'::text, 'blocked'::text, 'awaiting_approval'::text, 'staff'::text, 'too_often'::text])),
  constraint partner_uses_pkey PRIMARY KEY (id),
  constraint partner_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX partner_uses_by_time ON public.partner_uses USING btree (at);
CREATE INDEX partner_uses_of ON public.partner_uses USING btree (client_id, partner_id, id DESC);
alter table partner_uses enable row level security, force row level security;
create policy own_client on partner_uses to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on partner_uses to current_user using (true) with check (true);
grant delete, insert, select on partner_uses to trilha_app;

create table partners (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name text not null,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  constraint partners_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint partners_client_id_id_key UNIQUE (client_id, id),
  constraint partners_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint partners_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX partners_by_name ON public.partners USING btree (client_id, lower(name));
alter table partners enable row level security, force row level security;
create policy own_client on partners to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on partners to current_user using (true) with check (true);
grant insert, select, update on partners to trilha_app;

create table passkeys (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  rp_id text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}'::text[],
  name text not null,
  synced boolean not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_counter_check CHECK (counter >= 0),
  constraint passkeys_credential_id_check CHECK (length(credential_id) <= 1400),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_name_check CHECK (length(name) >= 1 AND length(name) <= 64),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id, created_at);
alter table passkeys enable row level security, force row level security;
create policy own on passkeys to public using (((user_id = current_person()) OR is_system()));
create policy owner_all on passkeys to current_user using (true) with check (true);
grant delete, insert, select, update on passkeys to trilha_app;

CREATE OR REPLACE FUNCTION public.people_alike(wanted text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public', 'pg_temp'
 SET "pg_trgm.word_similarity_threshold" TO '0.35'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.people_called(wanted text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table people_groups (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint people_groups_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint people_groups_client_id_id_key UNIQUE (client_id, id),
  constraint people_groups_client_id_name_key UNIQUE (client_id, name),
  constraint people_groups_pkey PRIMARY KEY (id)
);
CREATE TRIGGER people_groups_touch BEFORE UPDATE ON people_groups FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table people_groups enable row level security, force row level security;
create policy own_client on people_groups to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on people_groups to current_user using (true) with check (true);
grant delete, insert, select, update on people_groups to trilha_app;

CREATE OR REPLACE FUNCTION public.people_named(login text, bare_document text)
 RETURNS TABLE(id uuid, matched text)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 2
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.people_page(wanted_search text, wanted_status text, wanted_role text, wanted_job_profile text, wanted_country text, wanted_group uuid, after_name text, after_id uuid, wanted_rows integer, never_came boolean, by_documents boolean, born_after date DEFAULT NULL::date, born_until date DEFAULT NULL::date)
 RETURNS TABLE(id uuid, sort_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 25
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table person_authorisations (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  user_id uuid not null,
  by uuid not null,
  at timestamp with time zone not null,
  constraint person_authorisations_by_fkey FOREIGN KEY (by) REFERENCES users(id),
  constraint person_authorisations_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id),
  constraint person_authorisations_pkey PRIMARY KEY (client_id, course_id, activity_id, user_id),
  constraint person_authorisations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table person_authorisations enable row level security, force row level security;
create policy own_client on person_authorisations to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on person_authorisations to current_user using (true) with check (true);
grant delete, insert, select on person_authorisations to trilha_app;

create table person_levels (
  client_id uuid not null,
  user_id uuid not null,
  level text not null,
  campaign_id uuid not null,
  since timestamp with time zone not null,
  constraint person_levels_level_check CHECK (level = ANY (ARRAY['basic'::text, 'creator'::text, 'influencer'::text])),
  constraint person_levels_pkey PRIMARY KEY (client_id, user_id),
  constraint person_levels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX person_levels_by_level ON public.person_levels USING btree (client_id, level, user_id);
CREATE TRIGGER person_levels_touch_standing AFTER INSERT OR DELETE OR UPDATE ON person_levels FOR EACH ROW EXECUTE FUNCTION standing_person_changed();
alter table person_levels enable row level security, force row level security;
create policy own_client on person_levels to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on person_levels to current_user using (true) with check (true);
grant select on person_levels to trilha_app;





create table personal_reads (
  client_id uuid not null,
  user_id uuid not null,
  reader_id uuid not null,
  day date not null,
  at timestamp with time zone not null,
  constraint personal_reads_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint personal_reads_pkey PRIMARY KEY (client_id, user_id, reader_id, day),
  constraint personal_reads_reader_id_fkey FOREIGN KEY (reader_id) REFERENCES users(id),
  constraint personal_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX personal_reads_of_person ON public.personal_reads USING btree (user_id, at DESC);
alter table personal_reads enable row level security, force row level security;
create policy own_client on personal_reads to public using (((client_id = current_client()) OR (user_id = current_person()) OR is_system())) with check (((client_id = current_client()) OR is_system()));
create policy owner_all on personal_reads to current_user using (true) with check (true);
grant delete, insert, select on personal_reads to trilha_app;

create table photo_signals (
  id bigint not null generated always as identity,
  client_id uuid not null,
  photo_id uuid not null,
  attempt smallint not null,
  kind text not null,
  weight smallint not null,
  details jsonb not null default '{}'::jsonb,
  other_photo_id uuid,
  at timestamp with time zone not null,
  constraint photo_signals_client_id_photo_id_fkey FOREIGN KEY (client_id, photo_id) REFERENCES store_photos(client_id, id),
  constraint photo_signals_pkey PRIMARY KEY (id),
  constraint photo_signals_weight_check CHECK (weight >= 0 AND weight <= 100)
);
CREATE INDEX photo_signals_of_photo ON public.photo_signals USING btree (client_id, photo_id, id);
alter table photo_signals enable row level security, force row level security;
create policy own_client on photo_signals to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on photo_signals to current_user using (true) with check (true);
grant insert, select on photo_signals to trilha_app;

create table photo_transitions (
  id bigint not null generated always as identity,
  client_id uuid not null,
  photo_id uuid not null,
  from_state text,
  to_state text not null,
  actor_id uuid,
  actor_name text not null default ''::text,
  reason text,
  at timestamp with time zone not null,
  constraint photo_transitions_client_id_photo_id_fkey FOREIGN KEY (client_id, photo_id) REFERENCES store_photos(client_id, id),
  constraint photo_transitions_pkey PRIMARY KEY (id)
);
CREATE INDEX photo_transitions_of_photo ON public.photo_transitions USING btree (client_id, photo_id, id);
CREATE TRIGGER photo_transitions_append_only BEFORE DELETE OR UPDATE ON photo_transitions FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table photo_transitions enable row level security, force row level security;
create policy own_client on photo_transitions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on photo_transitions to current_user using (true) with check (true);
grant insert, select on photo_transitions to trilha_app;

create table photo_types (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name jsonb not null,
  hint jsonb not null default '{}'::jsonb,
  "position" smallint not null default 1,
  active boolean not null default true,
  constraint photo_types_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint photo_types_client_id_id_key UNIQUE (client_id, id),
  constraint photo_types_pkey PRIMARY KEY (id)
);
alter table photo_types enable row level security, force row level security;
create policy own_client on photo_types to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on photo_types to current_user using (true) with check (true);
grant insert, select, update on photo_types to trilha_app;



create table picture_bands (
  client_id uuid not null,
  band smallint not null,
  value integer not null,
  file_id uuid not null,
  constraint picture_bands_client_id_file_id_fkey FOREIGN KEY (client_id, file_id) REFERENCES picture_fingerprints(client_id, file_id) ON DELETE CASCADE,
  constraint picture_bands_pkey PRIMARY KEY (client_id, band, value, file_id)
);
alter table picture_bands enable row level security, force row level security;
create policy own_client on picture_bands to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on picture_bands to current_user using (true) with check (true);
grant delete, insert, select, update on picture_bands to trilha_app;

create table picture_fingerprints (
  client_id uuid not null,
  file_id uuid not null,
  subject_type text not null,
  subject_id uuid not null,
  user_id uuid not null,
  fingerprint bigint not null,
  at timestamp with time zone not null,
  constraint picture_fingerprints_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint picture_fingerprints_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint picture_fingerprints_pkey PRIMARY KEY (client_id, file_id),
  constraint picture_fingerprints_subject_type_check CHECK (subject_type = ANY (ARRAY['claim'::text, 'photo'::text])),
  constraint picture_fingerprints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table picture_fingerprints enable row level security, force row level security;
create policy own_client on picture_fingerprints to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on picture_fingerprints to current_user using (true) with check (true);
grant delete, insert, select, update on picture_fingerprints to trilha_app;

create table picture_requests (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  subject_type text not null,
  subject_id uuid not null,
  attempt smallint not null,
  state_before text not null,
  not_by uuid,
  reason text not null,
  asked_by uuid not null,
  asker_name text not null default ''::text,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  last_day date not null,
  earlier_file_id uuid,
  ended_at timestamp with time zone,
  sent boolean not null default false,
  checked_at timestamp with time zone,
  constraint picture_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint picture_requests_check CHECK (NOT sent OR ended_at IS NOT NULL),
  constraint picture_requests_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint picture_requests_earlier_file_id_fkey FOREIGN KEY (earlier_file_id) REFERENCES files(id),
  constraint picture_requests_pkey PRIMARY KEY (id),
  constraint picture_requests_reason_check CHECK (length(reason) <= 256),
  constraint picture_requests_state_before_check CHECK (state_before = ANY (ARRAY['in_review'::text, 'appealed'::text])),
  constraint picture_requests_subject_type_check CHECK (subject_type = ANY (ARRAY['claim'::text, 'photo'::text]))
);
CREATE INDEX picture_requests_due ON public.picture_requests USING btree (due_at) WHERE (ended_at IS NULL);
CREATE INDEX picture_requests_of_subject ON public.picture_requests USING btree (client_id, subject_type, subject_id, id);
CREATE UNIQUE INDEX picture_requests_open ON public.picture_requests USING btree (client_id, subject_type, subject_id) WHERE (ended_at IS NULL);
alter table picture_requests enable row level security, force row level security;
create policy own_client on picture_requests to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on picture_requests to current_user using (true) with check (true);
grant insert, select, update on picture_requests to trilha_app;

create table portfolio_courses (
  client_id uuid not null,
  course_id uuid not null,
  "position" smallint not null,
  constraint portfolio_courses_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id) ON DELETE CASCADE,
  constraint portfolio_courses_client_id_fkey FOREIGN KEY (client_id) REFERENCES portfolios(client_id) ON DELETE CASCADE,
  constraint portfolio_courses_pkey PRIMARY KEY (client_id, course_id)
);
alter table portfolio_courses enable row level security, force row level security;
create policy own_client on portfolio_courses to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on portfolio_courses to current_user using (true) with check (true);
grant delete, insert, select on portfolio_courses to trilha_app;

create table portfolio_people (
  client_id uuid not null,
  "position" smallint not null,
  name text not null,
  role jsonb not null,
  about jsonb not null,
  picture_file_id uuid,
  constraint portfolio_people_client_id_fkey FOREIGN KEY (client_id) REFERENCES portfolios(client_id) ON DELETE CASCADE,
  constraint portfolio_people_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint portfolio_people_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES files(id),
  constraint portfolio_people_pkey PRIMARY KEY (client_id, "position")
);
alter table portfolio_people enable row level security, force row level security;
create policy own_client on portfolio_people to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on portfolio_people to current_user using (true) with check (true);
grant delete, insert, select on portfolio_people to trilha_app;

create table portfolios (
  client_id uuid not null,
  texts jsonb not null,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  constraint portfolios_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint portfolios_pkey PRIMARY KEY (client_id)
);
alter table portfolios enable row level security, force row level security;
create policy own_client on portfolios to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on portfolios to current_user using (true) with check (true);
grant insert, select, update on portfolios to trilha_app;

CREATE OR REPLACE FUNCTION public.product_conditions(words text[], wanted_active boolean)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public';

CREATE OR REPLACE FUNCTION public.product_kinds(words text[], wanted_active boolean)
 RETURNS TABLE(product_type text, brand text, processor text, generation text, products bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 200
 SET search_path TO 'public', 'pg_temp'
 SET "pg_trgm.word_similarity_threshold" TO '0.35'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.product_page(words text[], wanted_type text, wanted_brand text, wanted_processor text, wanted_generation text, wanted_active boolean, by text, after_name text, after_id uuid, wanted_rows integer)
 RETURNS TABLE(id uuid, place bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
 SET "pg_trgm.word_similarity_threshold" TO '0.35'
 grant execute to trilha_app;

create table products (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  sku text not null,
  name text not null,
  product_type text not null,
  brand text not null,
  processor text,
  generation text,
  active boolean not null default true,
  search_text text not null generated always as (fold((((((((((name || ' '::text) || sku) || ' '::text) || product_type) || ' '::text) || brand) || ' '::text) || COALESCE(processor, ''::text)) || ' '::text) || COALESCE(generation, ''::text))) stored,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  picture_file_id uuid,
  constraint products_client_id_brand_fkey FOREIGN KEY (client_id, brand) REFERENCES brands(client_id, name),
  constraint products_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint products_client_id_id_key UNIQUE (client_id, id),
  constraint products_generation_check CHECK (length(generation) >= 1 AND length(generation) <= 64),
  constraint products_name_check CHECK (length(name) >= 1 AND length(name) <= 256),
  constraint products_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES files(id),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_processor_check CHECK (length(processor) >= 1 AND length(processor) <= 64),
  constraint products_product_type_check CHECK (length(product_type) >= 1 AND length(product_type) <= 64),
  constraint products_sku_check CHECK (length(sku) >= 1 AND length(sku) <= 64)
);
CREATE INDEX products_by_name ON public.products USING btree (client_id, name COLLATE "und-x-icu", id);
CREATE UNIQUE INDEX products_by_sku ON public.products USING btree (client_id, upper(sku));
CREATE INDEX products_newest ON public.products USING btree (client_id, created_at DESC, id) WHERE active;
CREATE INDEX products_search ON public.products USING gin (client_id, search_text gin_trgm_ops);
CREATE TRIGGER products_touch BEFORE UPDATE ON products FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table products enable row level security;
create policy own_client on products to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on products to current_user using (true) with check (true);
grant insert, select, update on products to trilha_app;

create table professions (
  key text not null,
  names jsonb not null,
  "position" smallint not null,
  constraint professions_pkey PRIMARY KEY (key)
);
grant select on professions to trilha_app;

create table provider_visits (
  state_hash bytea not null,
  client_id uuid not null,
  kind text not null,
  ticket_hash bytea not null,
  held bytea not null,
  target text,
  expires_at timestamp with time zone not null,
  constraint provider_visits_client_id_kind_fkey FOREIGN KEY (client_id, kind) REFERENCES sign_in_providers(client_id, kind) ON DELETE CASCADE,
  constraint provider_visits_pkey PRIMARY KEY (state_hash),
  constraint provider_visits_target_check CHECK (length(target) <= 1024)
);
CREATE INDEX provider_visits_over ON public.provider_visits USING btree (expires_at);
alter table provider_visits enable row level security, force row level security;
create policy own_client on provider_visits to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on provider_visits to current_user using (true) with check (true);
grant delete, insert, select on provider_visits to trilha_app;



create table question_banks (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  name text not null,
  description text not null default ''::text,
  archived_at timestamp with time zone,
  version integer not null default 1,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint question_banks_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint question_banks_client_id_id_key UNIQUE (client_id, id),
  constraint question_banks_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint question_banks_description_check CHECK (length(description) <= 500),
  constraint question_banks_name_check CHECK (length(name) >= 1 AND length(name) <= 80),
  constraint question_banks_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX question_banks_by_name ON public.question_banks USING btree (client_id, fold(name)) WHERE (archived_at IS NULL);
alter table question_banks enable row level security, force row level security;
create policy own_client on question_banks to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on question_banks to current_user using (true) with check (true);
grant insert, select, update on question_banks to trilha_app;

create table question_versions (
  client_id uuid not null,
  question_id uuid not null,
  version integer not null,
  body jsonb not null,
  created_by uuid,
  author_name text not null default ''::text,
  created_at timestamp with time zone not null,
  constraint question_versions_client_id_question_id_fkey FOREIGN KEY (client_id, question_id) REFERENCES questions(client_id, id) ON DELETE CASCADE,
  constraint question_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint question_versions_pkey PRIMARY KEY (client_id, question_id, version),
  constraint question_versions_version_check CHECK (version > 0)
);
CREATE TRIGGER question_versions_stay BEFORE UPDATE ON question_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table question_versions enable row level security, force row level security;
create policy own_client on question_versions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on question_versions to current_user using (true) with check (true);
grant insert, select on question_versions to trilha_app;

create table questions (
  client_id uuid not null,
  id uuid not null default uuidv7(),
  bank_id uuid not null,
  kind text not null,
  body_version integer not null default 1,
  tags text[] not null default '{}'::text[],
  difficulty smallint not null,
  state text not null default 'active'::text,
  locales text[] not null,
  prompt jsonb not null,
  file_id uuid,
  points smallint not null,
  search_text text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null,
  updated_by uuid,
  editor_name text not null default ''::text,
  updated_at timestamp with time zone not null,
  constraint questions_body_version_check CHECK (body_version > 0),
  constraint questions_client_id_bank_id_fkey FOREIGN KEY (client_id, bank_id) REFERENCES question_banks(client_id, id) ON DELETE CASCADE,
  constraint questions_client_id_id_key UNIQUE (client_id, id),
  constraint questions_difficulty_check CHECK (difficulty >= 1 AND difficulty <= 5),
  constraint questions_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint questions_kind_check CHECK (kind = ANY (ARRAY['one'::text, 'several'::text, 'true_false'::text, 'numeric'::text, 'short_text'::text, 'ordering'::text, 'matching'::text, 'essay'::text, 'scale'::text])),
  constraint questions_pkey PRIMARY KEY (id),
  constraint questions_points_check CHECK (points >= 1 AND points <= 100),
  constraint questions_state_check CHECK (state = ANY (ARRAY['active'::text, 'retired'::text])),
  constraint questions_tags_check CHECK (cardinality(tags) <= 20),
  constraint questions_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE INDEX questions_newest ON public.questions USING btree (client_id, updated_at DESC, id DESC);
CREATE INDEX questions_of_bank ON public.questions USING btree (client_id, bank_id, updated_at DESC, id DESC);
alter table questions enable row level security, force row level security;
create policy own_client on questions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on questions to current_user using (true) with check (true);
grant insert, select, update on questions to trilha_app;

create table ranking_choices (
  client_id uuid not null,
  user_id uuid not null,
  shown text not null,
  constraint ranking_choices_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint ranking_choices_pkey PRIMARY KEY (client_id, user_id),
  constraint ranking_choices_shown_check CHECK (shown = ANY (ARRAY['name'::text, 'nickname'::text, 'hidden'::text])),
  constraint ranking_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table ranking_choices enable row level security, force row level security;
create policy own_client on ranking_choices to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on ranking_choices to current_user using (true) with check (true);
grant insert, select, update on ranking_choices to trilha_app;

create table rate_limits (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_by_expiry ON public.rate_limits USING btree (expire);
grant delete, insert, select, update on rate_limits to trilha_app;

create table recovery_codes (
  user_id uuid not null,
  lookup text not null,
  code_hash text not null,
  made_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint recovery_codes_lookup_check CHECK (lookup ~ '^[A-Z2-7]{4}$'::text),
  constraint recovery_codes_pkey PRIMARY KEY (user_id, lookup),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table recovery_codes enable row level security, force row level security;
create policy own on recovery_codes to public using (((user_id = current_person()) OR is_system()));
create policy owner_all on recovery_codes to current_user using (true) with check (true);
grant delete, insert, select, update on recovery_codes to trilha_app;

create table redemption_counters (
  client_id uuid not null,
  user_id uuid not null,
  scope text not null,
  scope_id uuid not null,
  period text not null,
  units integer not null,
  constraint redemption_counters_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint redemption_counters_period_check CHECK (length(period) >= 1 AND length(period) <= 40),
  constraint redemption_counters_pkey PRIMARY KEY (client_id, user_id, scope, scope_id, period),
  constraint redemption_counters_scope_check CHECK (scope = ANY (ARRAY['category'::text, 'reward'::text])),
  constraint redemption_counters_units_check CHECK (units >= 0),
  constraint redemption_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table redemption_counters enable row level security, force row level security;
create policy own_client on redemption_counters to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on redemption_counters to current_user using (true) with check (true);
grant insert, select, update on redemption_counters to trilha_app;

create table refresh_tokens (
  id uuid not null default uuidv7(),
  session_id uuid not null,
  token_hash bytea not null,
  issued_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint refresh_tokens_pkey PRIMARY KEY (id),
  constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint refresh_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX refresh_tokens_by_session ON public.refresh_tokens USING btree (session_id);
CREATE UNIQUE INDEX refresh_tokens_live ON public.refresh_tokens USING btree (session_id) WHERE (used_at IS NULL);
CREATE INDEX refresh_tokens_used ON public.refresh_tokens USING btree (used_at) WHERE (used_at IS NOT NULL);
alter table refresh_tokens enable row level security, force row level security;
create policy own on refresh_tokens to public using (is_system());
create policy owner_all on refresh_tokens to current_user using (true) with check (true);
grant delete, insert, select, update on refresh_tokens to trilha_app;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table registration_settings (
  client_id uuid not null,
  settings jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint registration_settings_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint registration_settings_pkey PRIMARY KEY (client_id)
);
CREATE TRIGGER registration_settings_touch BEFORE UPDATE ON registration_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table registration_settings enable row level security, force row level security;
create policy own_client on registration_settings to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on registration_settings to current_user using (true) with check (true);
grant insert, select, update on registration_settings to trilha_app;

CREATE OR REPLACE FUNCTION public.registration_step(old_state text, new_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

create table registrations (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  form text not null,
  locale text not null,
  sealed bytea,
  email_mark bytea not null,
  token_hash bytea,
  request_key uuid not null,
  request_mark bytea not null,
  terms_version integer,
  privacy_version integer,
  ip inet,
  tries smallint not null default 0,
  created_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  user_id uuid,
  constraint registrations_check CHECK ((confirmed_at IS NULL) = (user_id IS NULL)),
  constraint registrations_check1 CHECK (confirmed_at IS NULL OR sealed IS NULL AND token_hash IS NULL),
  constraint registrations_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint registrations_client_id_id_key UNIQUE (client_id, id),
  constraint registrations_client_id_request_key_key UNIQUE (client_id, request_key),
  constraint registrations_form_check CHECK (form = ANY (ARRAY['register'::text, 'register-seven-trade'::text, 'register-pop-trade'::text])),
  constraint registrations_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint registrations_pkey PRIMARY KEY (id),
  constraint registrations_token_hash_key UNIQUE (token_hash),
  constraint registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX registrations_by_address ON public.registrations USING btree (client_id, email_mark, created_at);
CREATE INDEX registrations_of_person ON public.registrations USING btree (client_id, user_id, confirmed_at DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX registrations_unconfirmed ON public.registrations USING btree (created_at) WHERE (confirmed_at IS NULL);
alter table registrations enable row level security, force row level security;
create policy own_client on registrations to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on registrations to current_user using (true) with check (true);
grant delete, insert, select, update on registrations to trilha_app;

create table regrade_runs (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  question_id uuid not null,
  version integer not null,
  reason text not null,
  take_back uuid[] not null,
  total integer not null,
  moved integer not null default 0,
  after_id uuid,
  started_by uuid not null,
  starter_name text not null default ''::text,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint regrade_runs_client_id_question_id_fkey FOREIGN KEY (client_id, question_id) REFERENCES questions(client_id, id) ON DELETE CASCADE,
  constraint regrade_runs_moved_check CHECK (moved >= 0),
  constraint regrade_runs_pkey PRIMARY KEY (id),
  constraint regrade_runs_reason_check CHECK (length(reason) <= 256),
  constraint regrade_runs_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  constraint regrade_runs_total_check CHECK (total >= 0),
  constraint regrade_runs_version_check CHECK (version > 0)
);
CREATE INDEX regrade_runs_of ON public.regrade_runs USING btree (client_id, question_id, id);
CREATE UNIQUE INDEX regrade_runs_one ON public.regrade_runs USING btree (client_id, question_id) WHERE (ended_at IS NULL);
alter table regrade_runs enable row level security, force row level security;
create policy own_client on regrade_runs to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on regrade_runs to current_user using (true) with check (true);
grant insert, select, update on regrade_runs to trilha_app;

create table report_recipients (
  client_id uuid not null,
  schedule_id uuid not null,
  user_id uuid not null,
  constraint report_recipients_client_id_schedule_id_fkey FOREIGN KEY (client_id, schedule_id) REFERENCES report_schedules(client_id, id) ON DELETE CASCADE,
  constraint report_recipients_pkey PRIMARY KEY (client_id, schedule_id, user_id),
  constraint report_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX report_recipients_of_person ON public.report_recipients USING btree (user_id);
alter table report_recipients enable row level security, force row level security;
create policy own_client on report_recipients to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on report_recipients to current_user using (true) with check (true);
grant delete, insert, select on report_recipients to trilha_app;

create table report_schedules (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name text not null,
  kind text not null,
  params jsonb not null default '{}'::jsonb,
  format text not null,
  personal boolean not null,
  reason text,
  every text not null,
  day smallint not null,
  hour smallint not null,
  next_at timestamp with time zone,
  last_at timestamp with time zone,
  last_sent smallint,
  last_left_out smallint,
  created_by uuid not null,
  version integer not null default 1,
  constraint report_schedules_check CHECK (day >= 1 AND day <=
CASE every
    WHEN 'week'::text THEN 7
    ELSE 31
END),
  constraint report_schedules_check1 CHECK (NOT personal OR reason IS NOT NULL),
  constraint report_schedules_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint report_schedules_client_id_id_key UNIQUE (client_id, id),
  constraint report_schedules_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint report_schedules_every_check CHECK (every = ANY (ARRAY['week'::text, 'month'::text])),
  constraint report_schedules_format_check CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text])),
  constraint report_schedules_hour_check CHECK (hour >= 0 AND hour <= 23),
  constraint report_schedules_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 40),
  constraint report_schedules_name_check CHECK (length(name) >= 1 AND length(name) <= 64),
  constraint report_schedules_pkey PRIMARY KEY (id),
  constraint report_schedules_reason_check CHECK (length(reason) <= 256)
);
CREATE INDEX report_schedules_due ON public.report_schedules USING btree (next_at) WHERE (next_at IS NOT NULL);
alter table report_schedules enable row level security, force row level security;
create policy own_client on report_schedules to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on report_schedules to current_user using (true) with check (true);
grant delete, insert, select, update on report_schedules to trilha_app;

create table retailers (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  country character(2) not null,
  name text not null,
  active boolean not null default true,
  version integer not null default 1,
  constraint retailers_client_id_country_name_key UNIQUE (client_id, country, name),
  constraint retailers_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint retailers_client_id_id_key UNIQUE (client_id, id),
  constraint retailers_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint retailers_pkey PRIMARY KEY (id)
);
alter table retailers enable row level security, force row level security;
create policy own_client on retailers to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on retailers to current_user using (true) with check (true);
grant insert, select, update on retailers to trilha_app;

CREATE OR REPLACE FUNCTION public.reward_catalogue_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table reward_catalogue_versions (
  client_id uuid not null,
  version bigint not null,
  constraint reward_catalogue_versions_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint reward_catalogue_versions_pkey PRIMARY KEY (client_id)
);
alter table reward_catalogue_versions enable row level security, force row level security;
create policy own_client on reward_catalogue_versions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_catalogue_versions to current_user using (true) with check (true);
grant select on reward_catalogue_versions to trilha_app;

create table reward_categories (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  department_id uuid not null,
  name jsonb not null,
  "position" integer not null,
  active boolean not null default true,
  constraint reward_categories_client_id_department_id_fkey FOREIGN KEY (client_id, department_id) REFERENCES reward_departments(client_id, id) ON DELETE CASCADE,
  constraint reward_categories_client_id_id_key UNIQUE (client_id, id),
  constraint reward_categories_pkey PRIMARY KEY (id)
);
CREATE TRIGGER reward_categories_added AFTER INSERT ON reward_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_categories_edited AFTER UPDATE ON reward_categories REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_categories_removed AFTER DELETE ON reward_categories REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
alter table reward_categories enable row level security, force row level security;
create policy own_client on reward_categories to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_categories to current_user using (true) with check (true);
grant insert, select, update on reward_categories to trilha_app;

create table reward_code_batches (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country character(2) not null,
  file_name text not null,
  codes integer not null,
  imported_by uuid not null,
  importer_name text not null,
  at timestamp with time zone not null,
  constraint reward_code_batches_client_id_id_key UNIQUE (client_id, id),
  constraint reward_code_batches_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint reward_code_batches_codes_check CHECK (codes > 0),
  constraint reward_code_batches_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES users(id),
  constraint reward_code_batches_pkey PRIMARY KEY (id)
);
CREATE INDEX reward_code_batches_of_reward ON public.reward_code_batches USING btree (client_id, reward_id, at DESC);
alter table reward_code_batches enable row level security, force row level security;
create policy own_client on reward_code_batches to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_code_batches to current_user using (true) with check (true);
grant insert, select on reward_code_batches to trilha_app;

create table reward_codes (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country character(2) not null,
  batch_id uuid not null,
  sealed bytea not null,
  sealed_with bytea not null,
  mark bytea not null,
  state text not null default 'free'::text,
  order_id uuid,
  at timestamp with time zone not null,
  constraint reward_codes_check CHECK ((order_id IS NOT NULL) = (state = ANY (ARRAY['reserved'::text, 'given'::text]))),
  constraint reward_codes_client_id_batch_id_fkey FOREIGN KEY (client_id, batch_id) REFERENCES reward_code_batches(client_id, id) ON DELETE CASCADE,
  constraint reward_codes_client_id_mark_key UNIQUE (client_id, mark),
  constraint reward_codes_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint reward_codes_pkey PRIMARY KEY (id),
  constraint reward_codes_state_check CHECK (state = ANY (ARRAY['free'::text, 'reserved'::text, 'given'::text]))
);
CREATE INDEX reward_codes_by_key ON public.reward_codes USING btree (sealed_with);
CREATE INDEX reward_codes_free ON public.reward_codes USING btree (client_id, reward_id, country, id) WHERE (state = 'free'::text);
CREATE INDEX reward_codes_of_batch ON public.reward_codes USING btree (client_id, batch_id, state);
CREATE INDEX reward_codes_of_order ON public.reward_codes USING btree (client_id, order_id) WHERE (order_id IS NOT NULL);
CREATE TRIGGER reward_codes_given_once BEFORE UPDATE ON reward_codes FOR EACH ROW EXECUTE FUNCTION reward_codes_given_once();
alter table reward_codes enable row level security, force row level security;
create policy own_client on reward_codes to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_codes to current_user using (true) with check (true);
grant insert, select, update on reward_codes to trilha_app;

CREATE OR REPLACE FUNCTION public.reward_codes_given_once()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table reward_countries (
  client_id uuid not null,
  reward_id uuid not null,
  country character(2) not null,
  price integer not null,
  active boolean not null default true,
  version integer not null default 1,
  changed_by uuid,
  changed_by_name text not null default ''::text,
  arrives_from smallint,
  arrives_until smallint,
  constraint reward_countries_arrival CHECK (num_nulls(arrives_from, arrives_until) = 2 OR num_nulls(arrives_from, arrives_until) = 0 AND arrives_from >= 1 AND arrives_until >= arrives_from AND arrives_until <= 120),
  constraint reward_countries_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint reward_countries_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint reward_countries_pkey PRIMARY KEY (client_id, reward_id, country),
  constraint reward_countries_price_check CHECK (price >= 1 AND price <= 1000000000)
);
CREATE TRIGGER reward_countries_added AFTER INSERT ON reward_countries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_countries_edited AFTER UPDATE ON reward_countries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_countries_removed AFTER DELETE ON reward_countries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_price_version BEFORE INSERT OR UPDATE ON reward_countries FOR EACH ROW EXECUTE FUNCTION reward_price_version();
CREATE TRIGGER reward_prices_kept AFTER INSERT OR UPDATE ON reward_countries FOR EACH ROW EXECUTE FUNCTION reward_prices_kept();
alter table reward_countries enable row level security, force row level security;
create policy own_client on reward_countries to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_countries to current_user using (true) with check (true);
grant insert, select, update on reward_countries to trilha_app;

create table reward_departments (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name jsonb not null,
  "position" integer not null,
  active boolean not null default true,
  constraint reward_departments_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint reward_departments_client_id_id_key UNIQUE (client_id, id),
  constraint reward_departments_pkey PRIMARY KEY (id)
);
CREATE TRIGGER reward_departments_added AFTER INSERT ON reward_departments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_departments_edited AFTER UPDATE ON reward_departments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_departments_removed AFTER DELETE ON reward_departments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
alter table reward_departments enable row level security, force row level security;
create policy own_client on reward_departments to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_departments to current_user using (true) with check (true);
grant insert, select, update on reward_departments to trilha_app;

create table reward_limits (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  scope text not null,
  scope_id uuid not null,
  period text not null,
  units integer not null,
  category_id uuid generated always as (
CASE scope
    WHEN 'category'::text THEN scope_id
    ELSE NULL::uuid
END) stored,
  reward_id uuid generated always as (
CASE scope
    WHEN 'reward'::text THEN scope_id
    ELSE NULL::uuid
END) stored,
  constraint reward_limits_client_id_category_id_fkey FOREIGN KEY (client_id, category_id) REFERENCES reward_categories(client_id, id) ON DELETE CASCADE,
  constraint reward_limits_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint reward_limits_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint reward_limits_client_id_scope_scope_id_period_key UNIQUE (client_id, scope, scope_id, period),
  constraint reward_limits_period_check CHECK (period = ANY (ARRAY['campaign'::text, 'month'::text, 'year'::text, 'ever'::text])),
  constraint reward_limits_pkey PRIMARY KEY (id),
  constraint reward_limits_scope_check CHECK (scope = ANY (ARRAY['category'::text, 'reward'::text])),
  constraint reward_limits_units_check CHECK (units > 0)
);
CREATE TRIGGER reward_limits_added AFTER INSERT ON reward_limits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_limits_edited AFTER UPDATE ON reward_limits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_limits_removed AFTER DELETE ON reward_limits REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
alter table reward_limits enable row level security, force row level security;
create policy own_client on reward_limits to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_limits to current_user using (true) with check (true);
grant delete, insert, select, update on reward_limits to trilha_app;

create table reward_popularity (
  client_id uuid not null,
  reward_id uuid not null,
  units integer not null,
  counted_at timestamp with time zone not null,
  constraint reward_popularity_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint reward_popularity_pkey PRIMARY KEY (client_id, reward_id),
  constraint reward_popularity_units_check CHECK (units > 0)
);
CREATE TRIGGER reward_popularity_added AFTER INSERT ON reward_popularity REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_popularity_edited AFTER UPDATE ON reward_popularity REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_popularity_removed AFTER DELETE ON reward_popularity REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
alter table reward_popularity enable row level security, force row level security;
create policy own_client on reward_popularity to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_popularity to current_user using (true) with check (true);
grant delete, insert, select, update on reward_popularity to trilha_app;

create table reward_price_changes (
  id bigint not null generated always as identity,
  client_id uuid not null,
  reward_id uuid not null,
  country character(2) not null,
  from_price integer,
  to_price integer not null,
  actor_id uuid,
  actor_name text not null,
  at timestamp with time zone not null default now(),
  constraint reward_price_changes_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint reward_price_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX reward_price_changes_of_reward ON public.reward_price_changes USING btree (client_id, reward_id, id DESC);
CREATE TRIGGER reward_price_changes_stay BEFORE UPDATE ON reward_price_changes FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table reward_price_changes enable row level security, force row level security;
create policy own_client on reward_price_changes to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_price_changes to current_user using (true) with check (true);
grant select on reward_price_changes to trilha_app;

CREATE OR REPLACE FUNCTION public.reward_price_version()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.reward_prices_kept()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table reward_settings (
  client_id uuid not null,
  currency character(3),
  point_value numeric(12,6),
  version integer not null default 1,
  sections_version integer not null default 1,
  limits_version integer not null default 1,
  constraint reward_settings_check CHECK (point_value IS NULL OR currency IS NOT NULL),
  constraint reward_settings_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint reward_settings_currency_check CHECK (currency ~ '^[A-Z]{3}$'::text),
  constraint reward_settings_pkey PRIMARY KEY (client_id),
  constraint reward_settings_point_value_check CHECK (point_value >= 0::numeric)
);
CREATE TRIGGER reward_settings_added AFTER INSERT ON reward_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_settings_edited AFTER UPDATE ON reward_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER reward_settings_removed AFTER DELETE ON reward_settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
alter table reward_settings enable row level security, force row level security;
create policy own_client on reward_settings to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_settings to current_user using (true) with check (true);
grant insert, select, update on reward_settings to trilha_app;

create table reward_stocks (
  client_id uuid not null,
  reward_id uuid not null,
  country character(2) not null,
  received integer not null default 0,
  reserved integer not null default 0,
  shipped integer not null default 0,
  returned integer not null default 0,
  corrected integer not null default 0,
  on_hand integer not null generated always as (received - reserved - shipped + returned + corrected) stored,
  constraint enough_stock CHECK ((received - reserved - shipped + returned + corrected) >= 0),
  constraint reward_stocks_check CHECK (returned >= 0 AND returned <= shipped),
  constraint reward_stocks_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint reward_stocks_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint reward_stocks_pkey PRIMARY KEY (client_id, reward_id, country),
  constraint reward_stocks_received_check CHECK (received >= 0),
  constraint reward_stocks_reserved_check CHECK (reserved >= 0),
  constraint reward_stocks_shipped_check CHECK (shipped >= 0)
) with (fillfactor=70);
CREATE INDEX reward_stocks_low ON public.reward_stocks USING btree (client_id, country) INCLUDE (reward_id, on_hand) WHERE (on_hand <= 5);
alter table reward_stocks enable row level security, force row level security;
create policy own_client on reward_stocks to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_stocks to current_user using (true) with check (true);
grant select on reward_stocks to trilha_app;

create table reward_wishes (
  client_id uuid not null,
  user_id uuid not null,
  reward_id uuid not null,
  at timestamp with time zone not null,
  constraint reward_wishes_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint reward_wishes_pkey PRIMARY KEY (client_id, user_id, reward_id),
  constraint reward_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table reward_wishes enable row level security, force row level security;
create policy own_client on reward_wishes to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on reward_wishes to current_user using (true) with check (true);
grant delete, insert, select on reward_wishes to trilha_app;

create table rewards (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  sku text not null,
  name jsonb not null,
  description jsonb not null,
  conditions jsonb not null,
  category_id uuid not null,
  delivery text not null,
  picture_file_ids uuid[] not null default '{}'::uuid[],
  eligibility jsonb not null default '{"all": []}'::jsonb,
  visible_from timestamp with time zone,
  visible_until timestamp with time zone,
  redeem_from timestamp with time zone,
  redeem_until timestamp with time zone,
  state text not null default 'draft'::text,
  search_text text not null generated always as (fold((((((((sku || ' '::text) || COALESCE(name ->> 'pt-BR'::text, ''::text)) || ' '::text) || COALESCE(name ->> 'en-US'::text, ''::text)) || ' '::text) || COALESCE(name ->> 'es-ES'::text, ''::text)) || ' '::text) || COALESCE(name ->> 'fr-FR'::text, ''::text))) stored,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint rewards_check CHECK (visible_from < visible_until),
  constraint rewards_check1 CHECK (redeem_from < redeem_until),
  constraint rewards_check2 CHECK (redeem_from >= visible_from AND redeem_from < visible_until),
  constraint rewards_check3 CHECK (redeem_until <= visible_until AND redeem_until > visible_from),
  constraint rewards_client_id_category_id_fkey FOREIGN KEY (client_id, category_id) REFERENCES reward_categories(client_id, id),
  constraint rewards_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint rewards_client_id_id_key UNIQUE (client_id, id),
  constraint rewards_delivery_check CHECK (delivery = ANY (ARRAY['shipped'::text, 'digital'::text])),
  constraint rewards_picture_file_ids_check CHECK (cardinality(picture_file_ids) <= 6),
  constraint rewards_pkey PRIMARY KEY (id),
  constraint rewards_sku_check CHECK (length(sku) >= 1 AND length(sku) <= 64),
  constraint rewards_state_check CHECK (state = ANY (ARRAY['draft'::text, 'published'::text, 'archived'::text]))
);
CREATE UNIQUE INDEX rewards_by_sku ON public.rewards USING btree (client_id, upper(sku));
CREATE TRIGGER rewards_added AFTER INSERT ON rewards REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER rewards_edited AFTER UPDATE ON rewards REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER rewards_removed AFTER DELETE ON rewards REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER rewards_touch BEFORE UPDATE ON rewards FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table rewards enable row level security, force row level security;
create policy own_client on rewards to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on rewards to current_user using (true) with check (true);
grant insert, select, update on rewards to trilha_app;

create table rule_set_versions (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  document jsonb not null,
  hash text,
  effective_from date not null,
  state text not null,
  note text,
  edited_by uuid,
  proposed_by uuid,
  proposed_at timestamp with time zone,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_reason text,
  created_at timestamp with time zone not null default now(),
  constraint rule_set_versions_check CHECK (state = 'draft'::text OR hash IS NOT NULL),
  constraint rule_set_versions_check1 CHECK ((state <> ALL (ARRAY['approved'::text, 'refused'::text])) OR decided_by IS DISTINCT FROM proposed_by),
  constraint rule_set_versions_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint rule_set_versions_client_id_campaign_id_version_key UNIQUE (client_id, campaign_id, version),
  constraint rule_set_versions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint rule_set_versions_decision_reason_check CHECK (length(decision_reason) <= 256),
  constraint rule_set_versions_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES users(id),
  constraint rule_set_versions_hash_check CHECK (hash ~ '^[0-9a-f]{64}$'::text),
  constraint rule_set_versions_note_check CHECK (length(note) <= 256),
  constraint rule_set_versions_pkey PRIMARY KEY (id),
  constraint rule_set_versions_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint rule_set_versions_state_check CHECK (state = ANY (ARRAY['draft'::text, 'proposed'::text, 'approved'::text, 'refused'::text])),
  constraint rule_set_versions_version_check CHECK (version > 0)
);
CREATE UNIQUE INDEX rule_set_versions_one_open ON public.rule_set_versions USING btree (client_id, campaign_id) WHERE (state = ANY (ARRAY['draft'::text, 'proposed'::text]));
CREATE TRIGGER rule_set_versions_frozen BEFORE INSERT OR DELETE OR UPDATE ON rule_set_versions FOR EACH ROW EXECUTE FUNCTION rule_set_versions_frozen();
alter table rule_set_versions enable row level security, force row level security;
create policy own_client on rule_set_versions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on rule_set_versions to current_user using (true) with check (true);
grant delete, insert, select, update on rule_set_versions to trilha_app;

CREATE OR REPLACE FUNCTION public.rule_set_versions_frozen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table sale_facts (
  client_id uuid not null,
  claim_id uuid not null,
  line_id uuid not null,
  campaign_id uuid not null,
  week date not null,
  country character(2) not null,
  retailer_id uuid not null,
  product_id uuid not null,
  lines smallint not null,
  units integer not null,
  confirmed bigint not null,
  waiting bigint not null,
  fallen bigint not null,
  constraint sale_facts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint sale_facts_lines_check CHECK (lines = ANY (ARRAY[0, 1])),
  constraint sale_facts_pkey PRIMARY KEY (client_id, claim_id, line_id),
  constraint sale_facts_units_check CHECK (units >= 0),
  constraint sale_facts_week_check CHECK (EXTRACT(isodow FROM week) = 1::numeric)
);
alter table sale_facts enable row level security, force row level security;
create policy own_client on sale_facts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on sale_facts to current_user using (true) with check (true);
grant delete, insert, select on sale_facts to trilha_app;

create table sale_weeks (
  client_id uuid not null,
  campaign_id uuid not null,
  week date not null,
  country character(2) not null,
  retailer_id uuid not null,
  product_id uuid not null,
  lines bigint not null,
  units bigint not null,
  confirmed bigint not null,
  waiting bigint not null,
  fallen bigint not null,
  constraint sale_weeks_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint sale_weeks_pkey PRIMARY KEY (client_id, campaign_id, week, country, retailer_id, product_id)
) with (fillfactor=80);
alter table sale_weeks enable row level security, force row level security;
create policy own_client on sale_weeks to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on sale_weeks to current_user using (true) with check (true);
grant insert, select, update on sale_weeks to trilha_app;

create table saved_views (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  query text not null,
  shared boolean not null default false,
  version integer not null default 1,
  constraint saved_views_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint saved_views_client_id_user_id_list_name_key UNIQUE (client_id, user_id, list, name),
  constraint saved_views_list_check CHECK (length(list) >= 2 AND length(list) <= 128),
  constraint saved_views_name_check CHECK (length(name) >= 1 AND length(name) <= 40),
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_query_check CHECK (length(query) >= 1 AND length(query) <= 512),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX saved_views_of_person ON public.saved_views USING btree (user_id);
CREATE INDEX saved_views_shared ON public.saved_views USING btree (client_id, list) WHERE shared;
alter table saved_views enable row level security, force row level security;
create policy own_client on saved_views to public using ((((client_id = current_client()) AND ((user_id = current_person()) OR shared)) OR is_system()));
create policy owner_all on saved_views to current_user using (true) with check (true);
grant delete, insert, select, update on saved_views to trilha_app;

CREATE OR REPLACE FUNCTION public.score_bucket(score bigint)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 grant execute to public;

create table scorm_attempts (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  user_id uuid not null,
  sco text not null,
  number integer not null,
  course_attempt integer not null,
  standard text not null,
  cmi json not null default '{}'::json,
  journal json not null default '{}'::json,
  completion text not null default 'not_attempted'::text,
  success text not null default 'unknown'::text,
  score numeric(6,3),
  progress numeric(4,3),
  location text not null default ''::text,
  total_seconds integer not null default 0,
  suspended boolean not null default false,
  exit text,
  launch_id uuid,
  sequence integer not null default 0,
  started_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  activity_attempt integer not null default 1,
  earlier_seconds integer not null default 0,
  constraint scorm_attempts_activity_attempt_check CHECK (activity_attempt >= 1),
  constraint scorm_attempts_client_id_enrolment_id_activity_id_number_sc_key UNIQUE (client_id, enrolment_id, activity_id, number, sco),
  constraint scorm_attempts_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint scorm_attempts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint scorm_attempts_client_id_id_key UNIQUE (client_id, id),
  constraint scorm_attempts_completion_check CHECK (completion = ANY (ARRAY['not_attempted'::text, 'incomplete'::text, 'completed'::text])),
  constraint scorm_attempts_earlier_seconds_check CHECK (earlier_seconds >= 0),
  constraint scorm_attempts_number_check CHECK (number >= 1),
  constraint scorm_attempts_pkey PRIMARY KEY (id),
  constraint scorm_attempts_progress_check CHECK (progress >= 0::numeric AND progress <= 1::numeric),
  constraint scorm_attempts_sco_check CHECK (length(sco) >= 1 AND length(sco) <= 512),
  constraint scorm_attempts_score_check CHECK (score >= 0::numeric AND score <= 100::numeric),
  constraint scorm_attempts_standard_check CHECK (standard = ANY (ARRAY['1.2'::text, '2004'::text])),
  constraint scorm_attempts_success_check CHECK (success = ANY (ARRAY['unknown'::text, 'passed'::text, 'failed'::text])),
  constraint scorm_attempts_total_seconds_check CHECK (total_seconds >= 0),
  constraint scorm_attempts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=70);
alter table scorm_attempts enable row level security, force row level security;
create policy own_client on scorm_attempts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on scorm_attempts to current_user using (true) with check (true);
grant delete, insert, select, update on scorm_attempts to trilha_app;

create table scorm_cloud_imports (
  client_id uuid not null,
  package_id uuid not null,
  revision integer,
  state text not null default 'sending'::text,
  job text,
  refusal text,
  message text not null default ''::text,
  started_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint scorm_cloud_imports_check CHECK ((state = 'failed'::text) = (refusal IS NOT NULL)),
  constraint scorm_cloud_imports_check1 CHECK ((state = ANY (ARRAY['done'::text, 'failed'::text])) = (done_at IS NOT NULL)),
  constraint scorm_cloud_imports_client_id_package_id_fkey FOREIGN KEY (client_id, package_id) REFERENCES packages(client_id, id) ON DELETE CASCADE,
  constraint scorm_cloud_imports_job_check CHECK (length(job) <= 256),
  constraint scorm_cloud_imports_message_check CHECK (length(message) <= 512),
  constraint scorm_cloud_imports_pkey PRIMARY KEY (client_id, package_id),
  constraint scorm_cloud_imports_refusal_check CHECK (refusal = ANY (ARRAY['package'::text, 'refused'::text, 'slow'::text, 'unreachable'::text])),
  constraint scorm_cloud_imports_state_check CHECK (state = ANY (ARRAY['sending'::text, 'running'::text, 'done'::text, 'failed'::text]))
);
alter table scorm_cloud_imports enable row level security, force row level security;
create policy own_client on scorm_cloud_imports to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on scorm_cloud_imports to current_user using (true) with check (true);
grant insert, select, update on scorm_cloud_imports to trilha_app;

create table scorm_cloud_registrations (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  user_id uuid not null,
  number integer not null,
  course_attempt integer not null,
  course text not null,
  secret_hash bytea not null,
  sitting_id uuid not null,
  registered boolean not null default false,
  completion text not null default 'not_attempted'::text,
  success text not null default 'unknown'::text,
  score numeric(6,3),
  total_seconds integer not null default 0,
  opened_at timestamp with time zone not null,
  told_at timestamp with time zone,
  constraint scorm_cloud_registrations_client_id_enrolment_id_activity_i_key UNIQUE (client_id, enrolment_id, activity_id, number),
  constraint scorm_cloud_registrations_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint scorm_cloud_registrations_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint scorm_cloud_registrations_completion_check CHECK (completion = ANY (ARRAY['not_attempted'::text, 'incomplete'::text, 'completed'::text])),
  constraint scorm_cloud_registrations_course_check CHECK (length(course) >= 1 AND length(course) <= 128),
  constraint scorm_cloud_registrations_number_check CHECK (number >= 1),
  constraint scorm_cloud_registrations_pkey PRIMARY KEY (id),
  constraint scorm_cloud_registrations_score_check CHECK (score >= 0::numeric AND score <= 100::numeric),
  constraint scorm_cloud_registrations_success_check CHECK (success = ANY (ARRAY['unknown'::text, 'passed'::text, 'failed'::text])),
  constraint scorm_cloud_registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
alter table scorm_cloud_registrations enable row level security, force row level security;
create policy own_client on scorm_cloud_registrations to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on scorm_cloud_registrations to current_user using (true) with check (true);
grant delete, insert, select, update on scorm_cloud_registrations to trilha_app;

create table scorm_globals (
  client_id uuid not null,
  enrolment_id uuid not null,
  activity_id uuid not null,
  objectives json not null default '{}'::json,
  shared json not null default '{}'::json,
  number integer not null,
  sequencing json,
  constraint scorm_globals_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint scorm_globals_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint scorm_globals_pkey PRIMARY KEY (client_id, enrolment_id, activity_id)
);
alter table scorm_globals enable row level security, force row level security;
create policy own_client on scorm_globals to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on scorm_globals to current_user using (true) with check (true);
grant delete, insert, select, update on scorm_globals to trilha_app;

create table scorm_launches (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  attempt_id uuid not null,
  sitting_id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  package_id uuid not null,
  revision integer not null,
  token_hash bytea not null,
  demands jsonb not null,
  locale text not null,
  opened_at timestamp with time zone not null,
  run integer not null default 0,
  run_at timestamp with time zone,
  sequence integer not null default 0,
  seconds integer not null default 0,
  counted integer not null default 0,
  last_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  close_reason text,
  constraint scorm_launches_check CHECK ((closed_at IS NULL) = (close_reason IS NULL)),
  constraint scorm_launches_client_id_attempt_id_fkey FOREIGN KEY (client_id, attempt_id) REFERENCES scorm_attempts(client_id, id) ON DELETE CASCADE,
  constraint scorm_launches_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint scorm_launches_close_reason_check CHECK (close_reason = ANY (ARRAY['ended'::text, 'silent'::text, 'replaced'::text])),
  constraint scorm_launches_counted_check CHECK (counted >= 0),
  constraint scorm_launches_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint scorm_launches_pkey PRIMARY KEY (id),
  constraint scorm_launches_seconds_check CHECK (seconds >= 0),
  constraint scorm_launches_token_hash_key UNIQUE (token_hash),
  constraint scorm_launches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=70);
CREATE INDEX scorm_launches_of_attempt ON public.scorm_launches USING btree (client_id, attempt_id);
CREATE INDEX scorm_launches_open ON public.scorm_launches USING btree (last_at) WHERE (closed_at IS NULL);
CREATE INDEX scorm_launches_unopened ON public.scorm_launches USING btree (opened_at) WHERE (run = 0);
alter table scorm_launches enable row level security, force row level security;
create policy own_client on scorm_launches to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on scorm_launches to current_user using (true) with check (true);
grant delete, insert, select, update on scorm_launches to trilha_app;

create table scorm_person_values (
  client_id uuid not null,
  user_id uuid not null,
  objectives json not null default '{}'::json,
  shared json not null default '{}'::json,
  constraint scorm_person_values_client_id_user_id_fkey FOREIGN KEY (client_id, user_id) REFERENCES memberships(client_id, user_id) ON DELETE CASCADE,
  constraint scorm_person_values_pkey PRIMARY KEY (client_id, user_id)
);
alter table scorm_person_values enable row level security, force row level security;
create policy own_client on scorm_person_values to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on scorm_person_values to current_user using (true) with check (true);
grant delete, insert, select, update on scorm_person_values to trilha_app;



create table security_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  event text not null,
  user_id uuid,
  client_id uuid,
  ip inet,
  user_agent text not null default ''::text,
  request_id text,
  details jsonb not null default '{}'::jsonb,
  constraint security_log_pkey PRIMARY KEY (id)
);
CREATE INDEX security_log_by_user ON public.security_log USING btree (user_id, at DESC);
CREATE TRIGGER security_log_append_only BEFORE DELETE OR UPDATE ON security_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER security_log_no_truncate BEFORE TRUNCATE ON security_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
alter table security_log enable row level security, force row level security;
create policy appendable on security_log for insert to public with check (true);
create policy owner_all on security_log to current_user using (true) with check (true);
create policy readable on security_log for select to public using (((user_id = current_person()) OR (client_id = current_client()) OR is_system()));
grant insert, select on security_log to trilha_app;

create table segment_versions (
  client_id uuid not null,
  segment_id uuid not null,
  version integer not null,
  conditions jsonb not null,
  made_at timestamp with time zone not null,
  constraint segment_versions_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint segment_versions_client_id_segment_id_fkey FOREIGN KEY (client_id, segment_id) REFERENCES segments(client_id, id) ON DELETE CASCADE,
  constraint segment_versions_pkey PRIMARY KEY (client_id, segment_id, version),
  constraint segment_versions_version_check CHECK (version > 0)
);
alter table segment_versions enable row level security, force row level security;
create policy own_client on segment_versions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on segment_versions to current_user using (true) with check (true);
grant insert, select on segment_versions to trilha_app;

create table segments (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name text not null,
  description text not null default ''::text,
  state text not null default 'active'::text,
  conditions_version integer not null default 1,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  constraint segments_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint segments_client_id_id_key UNIQUE (client_id, id),
  constraint segments_client_id_name_key UNIQUE (client_id, name),
  constraint segments_description_check CHECK (length(description) <= 256),
  constraint segments_name_check CHECK (length(name) >= 1 AND length(name) <= 128),
  constraint segments_pkey PRIMARY KEY (id),
  constraint segments_state_check CHECK (state = ANY (ARRAY['active'::text, 'archived'::text]))
);
alter table segments enable row level security, force row level security;
create policy own_client on segments to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on segments to current_user using (true) with check (true);
grant insert, select, update on segments to trilha_app;

CREATE OR REPLACE FUNCTION public.session_step(old_state text, new_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 grant execute to public;

create table sessions (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  client_id uuid,
  is_webservice boolean not null default false,
  user_agent text not null default ''::text,
  ip inet,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  proved_at timestamp with time zone,
  device_hash bytea,
  factor_at timestamp with time zone,
  scope text not null,
  opened_by text,
  constraint sessions_bound CHECK (scope = 'person'::text OR client_id IS NOT NULL) NOT VALID,
  constraint sessions_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id),
  constraint sessions_end_reason_check CHECK (end_reason = ANY (ARRAY['signed_out'::text, 'ended_by_person'::text, 'password_changed'::text, 'token_reused'::text, 'blocked'::text, 'expired'::text])),
  constraint sessions_opened_by_check CHECK (opened_by = ANY (ARRAY['password'::text, 'passkey'::text, 'code'::text, 'oidc'::text, 'access_code'::text, 'partner'::text, 'link'::text])),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_scope_check CHECK (scope = ANY (ARRAY['person'::text, 'membership'::text])),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id, created_at DESC);
CREATE INDEX sessions_ended ON public.sessions USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX sessions_ending ON public.sessions USING btree (expires_at) WHERE (ended_at IS NULL);
CREATE INDEX sessions_of_device ON public.sessions USING btree (user_id, device_hash) WHERE (device_hash IS NOT NULL);
CREATE INDEX sessions_open ON public.sessions USING btree (id) WHERE (ended_at IS NULL);
CREATE TRIGGER sessions_factor_tell AFTER UPDATE OF factor_at ON sessions FOR EACH ROW EXECUTE FUNCTION tell_actor_changed();
CREATE TRIGGER sessions_open_personal_data AFTER INSERT OR UPDATE OF client_id ON sessions FOR EACH ROW WHEN (new.client_id IS NOT NULL AND new.scope = 'person'::text) EXECUTE FUNCTION sessions_open_personal_data();
CREATE TRIGGER sessions_stay_bound BEFORE UPDATE OF scope, user_id, client_id ON sessions FOR EACH ROW EXECUTE FUNCTION sessions_stay_bound();
CREATE TRIGGER sessions_tell AFTER DELETE OR UPDATE OF ended_at, client_id ON sessions FOR EACH ROW EXECUTE FUNCTION tell_actor_changed();
alter table sessions enable row level security, force row level security;
create policy own on sessions to public using (((user_id = current_person()) OR is_system()));
create policy owner_all on sessions to current_user using (true) with check (true);
grant delete, insert, select, update on sessions to trilha_app;

CREATE OR REPLACE FUNCTION public.sessions_open_personal_data()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.sessions_stay_bound()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table sign_in_providers (
  client_id uuid not null,
  kind text not null,
  label text not null,
  issuer text not null,
  app_id text not null,
  secret bytea,
  active boolean not null default false,
  constraint sign_in_providers_app_id_check CHECK (length(app_id) >= 1 AND length(app_id) <= 256),
  constraint sign_in_providers_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint sign_in_providers_issuer_check CHECK (length(issuer) >= 1 AND length(issuer) <= 512),
  constraint sign_in_providers_kind_check CHECK (kind = ANY (ARRAY['azure'::text, 'generic'::text])),
  constraint sign_in_providers_label_check CHECK (length(label) >= 1 AND length(label) <= 64),
  constraint sign_in_providers_pkey PRIMARY KEY (client_id, kind)
);
alter table sign_in_providers enable row level security, force row level security;
create policy own_client on sign_in_providers to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on sign_in_providers to current_user using (true) with check (true);
grant delete, insert, select, update on sign_in_providers to trilha_app;

create table sittings (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  enrolment_id uuid not null,
  attempt integer not null,
  activity_id uuid not null,
  user_id uuid not null,
  opened_at timestamp with time zone not null,
  seq integer not null default 0,
  seconds integer not null default 0,
  seen jsonb not null default '[]'::jsonb,
  device text not null default ''::text,
  locale text not null,
  used integer not null default 0,
  constraint sittings_client_id_enrolment_id_fkey FOREIGN KEY (client_id, enrolment_id) REFERENCES course_enrolments(client_id, id) ON DELETE CASCADE,
  constraint sittings_device_check CHECK (length(device) <= 256),
  constraint sittings_pkey PRIMARY KEY (id),
  constraint sittings_seconds_check CHECK (seconds >= 0),
  constraint sittings_used_check CHECK (used >= 0),
  constraint sittings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=80);
CREATE INDEX sittings_by_age ON public.sittings USING btree (opened_at);
CREATE INDEX sittings_of_enrolment ON public.sittings USING btree (client_id, enrolment_id);
CREATE INDEX sittings_of_person ON public.sittings USING btree (client_id, user_id, opened_at);
alter table sittings enable row level security, force row level security;
create policy own_client on sittings to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on sittings to current_user using (true) with check (true);
grant delete, insert, select, update on sittings to trilha_app;

CREATE OR REPLACE FUNCTION public.spendable_campaigns(of_client uuid, of_campaign uuid, moment timestamp with time zone)
 RETURNS TABLE(user_id uuid, campaign_id uuid, country character, company_id uuid, brands text[], retailer_ids uuid[], store_ids uuid[], enrolled_at timestamp with time zone, time_zone text)
 LANGUAGE sql
 STABLE
 grant execute to trilha_app;

create table standing_counts (
  client_id uuid not null,
  campaign_id uuid not null,
  scope text not null,
  scope_key text not null,
  measure text not null,
  bucket integer not null,
  people bigint not null,
  constraint standing_counts_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint standing_counts_measure_check CHECK (measure = ANY (ARRAY['points'::text, 'experience'::text, 'training'::text])),
  constraint standing_counts_pkey PRIMARY KEY (client_id, campaign_id, scope, scope_key, measure, bucket),
  constraint standing_counts_scope_check CHECK (scope = ANY (ARRAY['campaign'::text, 'country'::text, 'chain'::text, 'level'::text]))
) with (fillfactor=70);
alter table standing_counts enable row level security, force row level security;
create policy own_client on standing_counts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on standing_counts to current_user using (true) with check (true);
grant select on standing_counts to trilha_app;

CREATE OR REPLACE FUNCTION public.standing_enrolled()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.standing_lot_judged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.standing_person_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.standing_places(of_campaign uuid, of_scope text, of_key text, measure text, scores bigint[])
 RETURNS TABLE(score bigint, place bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.standing_store_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table standing_sums (
  client_id uuid not null,
  campaign_id uuid not null,
  people bigint not null,
  uncleared bigint not null,
  cleared bigint not null,
  held bigint not null,
  debt bigint not null,
  counted_at timestamp with time zone not null,
  constraint standing_sums_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint standing_sums_pkey PRIMARY KEY (client_id, campaign_id)
) with (fillfactor=70);
alter table standing_sums enable row level security, force row level security;
create policy own_client on standing_sums to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on standing_sums to current_user using (true) with check (true);
grant select on standing_sums to trilha_app;

create table standing_touched (
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null,
  constraint standing_touched_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE
);
CREATE INDEX standing_touched_of_person ON public.standing_touched USING btree (client_id, campaign_id, user_id);
alter table standing_touched enable row level security, force row level security;
create policy own_client on standing_touched to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on standing_touched to current_user using (true) with check (true);
grant select on standing_touched to trilha_app;

CREATE OR REPLACE FUNCTION public.standing_trained()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.standing_user_left()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table standings (
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null,
  country character(2),
  retailer_id uuid,
  store_id uuid,
  level text not null,
  listed boolean not null,
  audited bigint not null,
  provisional bigint not null,
  experience bigint not null,
  uncleared bigint not null,
  cleared bigint not null,
  held bigint not null,
  debt bigint not null,
  training bigint not null default 0,
  constraint standings_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id) ON DELETE CASCADE,
  constraint standings_pkey PRIMARY KEY (client_id, campaign_id, user_id),
  constraint standings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX standings_audited ON public.standings USING btree (client_id, campaign_id, audited DESC, user_id) WHERE listed;
CREATE INDEX standings_chain_audited ON public.standings USING btree (client_id, campaign_id, retailer_id, audited DESC, user_id) WHERE listed;
CREATE INDEX standings_chain_experience ON public.standings USING btree (client_id, campaign_id, retailer_id, experience DESC, user_id) WHERE listed;
CREATE INDEX standings_chain_training ON public.standings USING btree (client_id, campaign_id, retailer_id, training DESC, user_id) WHERE listed;
CREATE INDEX standings_country_audited ON public.standings USING btree (client_id, campaign_id, country, audited DESC, user_id) WHERE listed;
CREATE INDEX standings_country_experience ON public.standings USING btree (client_id, campaign_id, country, experience DESC, user_id) WHERE listed;
CREATE INDEX standings_country_training ON public.standings USING btree (client_id, campaign_id, country, training DESC, user_id) WHERE listed;
CREATE INDEX standings_experience ON public.standings USING btree (client_id, campaign_id, experience DESC, user_id) WHERE listed;
CREATE INDEX standings_level_audited ON public.standings USING btree (client_id, campaign_id, level, audited DESC, user_id) WHERE listed;
CREATE INDEX standings_level_experience ON public.standings USING btree (client_id, campaign_id, level, experience DESC, user_id) WHERE listed;
CREATE INDEX standings_level_training ON public.standings USING btree (client_id, campaign_id, level, training DESC, user_id) WHERE listed;
CREATE INDEX standings_store ON public.standings USING btree (client_id, campaign_id, store_id) WHERE listed;
CREATE INDEX standings_training ON public.standings USING btree (client_id, campaign_id, training DESC, user_id) WHERE listed;
alter table standings enable row level security, force row level security;
create policy own_client on standings to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on standings to current_user using (true) with check (true);
grant select on standings to trilha_app;

CREATE OR REPLACE FUNCTION public.standings_count(of_client uuid, campaigns uuid[], people uuid[], in_ranking boolean[], at timestamp with time zone)
 RETURNS TABLE(campaign_id uuid, user_id uuid)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

create table standings_read (
  client_id uuid not null,
  seen pg_snapshot not null,
  constraint standings_read_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint standings_read_pkey PRIMARY KEY (client_id)
);
alter table standings_read enable row level security, force row level security;
create policy own_client on standings_read to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on standings_read to current_user using (true) with check (true);
grant select on standings_read to trilha_app;

CREATE OR REPLACE FUNCTION public.standings_take(of_client uuid, most integer, part integer)
 RETURNS TABLE(campaign_id uuid, user_id uuid, enrolled boolean, status text, account_deleted boolean, more boolean, noted boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
 grant execute to trilha_app;

create table stock_corrections (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  reward_id uuid not null,
  country character(2) not null,
  units integer not null,
  reason text not null,
  state text not null default 'proposed'::text,
  proposed_by uuid not null,
  proposer_name text not null,
  proposed_at timestamp with time zone not null,
  decided_by uuid,
  decider_name text,
  decided_at timestamp with time zone,
  decision_reason text,
  version integer not null default 1,
  constraint stock_corrections_check CHECK ((state = ANY (ARRAY['approved'::text, 'refused'::text])) = (decided_by IS NOT NULL)),
  constraint stock_corrections_check1 CHECK ((state = 'proposed'::text) = (decided_at IS NULL)),
  constraint stock_corrections_check2 CHECK (decided_by <> proposed_by),
  constraint stock_corrections_client_id_id_key UNIQUE (client_id, id),
  constraint stock_corrections_client_id_reward_id_fkey FOREIGN KEY (client_id, reward_id) REFERENCES rewards(client_id, id) ON DELETE CASCADE,
  constraint stock_corrections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint stock_corrections_decision_reason_check CHECK (length(decision_reason) <= 256),
  constraint stock_corrections_pkey PRIMARY KEY (id),
  constraint stock_corrections_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint stock_corrections_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 256),
  constraint stock_corrections_state_check CHECK (state = ANY (ARRAY['proposed'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text])),
  constraint stock_corrections_units_check CHECK (units <> 0)
);
CREATE INDEX stock_corrections_by_time ON public.stock_corrections USING btree (client_id, proposed_at DESC, id DESC);
CREATE TRIGGER stock_corrections_once BEFORE INSERT OR UPDATE ON stock_corrections FOR EACH ROW WHEN (NOT is_erasing()) EXECUTE FUNCTION stock_corrections_once();
alter table stock_corrections enable row level security, force row level security;
create policy own_client on stock_corrections to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on stock_corrections to current_user using (true) with check (true);
grant insert, select, update on stock_corrections to trilha_app;

CREATE OR REPLACE FUNCTION public.stock_corrections_once()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.stock_lock(of_client uuid, of_rewards uuid[], of_countries text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.stock_move(of_client uuid, of_reward uuid, of_country text, move text, n integer, of_order uuid, of_correction uuid, move_key text, actor uuid, actor_named text, why text, moment timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
 grant execute to trilha_app;

create table stock_moves (
  id bigint not null generated always as identity,
  client_id uuid not null,
  reward_id uuid not null,
  country character(2) not null,
  kind text not null,
  units integer not null,
  order_id uuid,
  correction_id uuid,
  key text not null,
  actor_id uuid,
  actor_name text not null,
  reason text,
  at timestamp with time zone not null,
  made_in xid8 not null default pg_current_xact_id(),
  constraint stock_moves_check CHECK (units > 0 OR kind = 'correct'::text AND units < 0),
  constraint stock_moves_check1 CHECK ((kind = ANY (ARRAY['reserve'::text, 'release'::text, 'ship'::text, 'return'::text])) = (order_id IS NOT NULL)),
  constraint stock_moves_check2 CHECK ((kind = 'correct'::text) = (correction_id IS NOT NULL)),
  constraint stock_moves_client_id_correction_id_fkey FOREIGN KEY (client_id, correction_id) REFERENCES stock_corrections(client_id, id),
  constraint stock_moves_client_id_key_key UNIQUE (client_id, key),
  constraint stock_moves_client_id_reward_id_country_fkey FOREIGN KEY (client_id, reward_id, country) REFERENCES reward_stocks(client_id, reward_id, country) ON DELETE CASCADE,
  constraint stock_moves_kind_check CHECK (kind = ANY (ARRAY['receive'::text, 'reserve'::text, 'release'::text, 'ship'::text, 'return'::text, 'correct'::text])),
  constraint stock_moves_pkey PRIMARY KEY (id),
  constraint stock_moves_reason_check CHECK (length(reason) <= 256)
);
CREATE INDEX stock_moves_by_time ON public.stock_moves USING btree (client_id, id DESC);
CREATE INDEX stock_moves_of_order ON public.stock_moves USING btree (client_id, order_id, reward_id) INCLUDE (kind, units) WHERE (kind = ANY (ARRAY['reserve'::text, 'release'::text]));
CREATE INDEX stock_moves_of_reward ON public.stock_moves USING btree (client_id, reward_id, id DESC);
CREATE INDEX stock_moves_reserved ON public.stock_moves USING btree (client_id, reward_id, at) INCLUDE (order_id) WHERE (kind = 'reserve'::text);
CREATE TRIGGER stock_moves_stay BEFORE UPDATE ON stock_moves FOR EACH ROW EXECUTE FUNCTION refuse_change();
alter table stock_moves enable row level security, force row level security;
create policy own_client on stock_moves to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on stock_moves to current_user using (true) with check (true);
grant select on stock_moves to trilha_app;

CREATE OR REPLACE FUNCTION public.store_facts(of_client uuid, of_user uuid, of_campaign uuid, home character, moment timestamp with time zone)
 RETURNS TABLE(catalogue bigint, client_zone text, country character, facts jsonb, campaign_id uuid, campaign_title jsonb, time_zone text, begins_at timestamp with time zone, ends_at timestamp with time zone, ends_on date, settlement_days smallint, uncleared bigint, cleared bigint, debt bigint, experience bigint, earned bigint, wishes text, counted text)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 grant execute to trilha_app;

create table store_group_stores (
  client_id uuid not null,
  group_id uuid not null,
  store_id uuid not null,
  constraint store_group_stores_client_id_group_id_fkey FOREIGN KEY (client_id, group_id) REFERENCES store_groups(client_id, id) ON DELETE CASCADE,
  constraint store_group_stores_client_id_store_id_fkey FOREIGN KEY (client_id, store_id) REFERENCES stores(client_id, id),
  constraint store_group_stores_pkey PRIMARY KEY (client_id, group_id, store_id)
);
CREATE INDEX store_group_stores_by_store ON public.store_group_stores USING btree (client_id, store_id);
alter table store_group_stores enable row level security, force row level security;
create policy own_client on store_group_stores to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on store_group_stores to current_user using (true) with check (true);
grant delete, insert, select on store_group_stores to trilha_app;

create table store_groups (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name text not null,
  version integer not null default 1,
  constraint store_groups_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint store_groups_client_id_id_key UNIQUE (client_id, id),
  constraint store_groups_client_id_name_key UNIQUE (client_id, name),
  constraint store_groups_name_check CHECK (length(name) >= 1 AND length(name) <= 256),
  constraint store_groups_pkey PRIMARY KEY (id)
);
alter table store_groups enable row level security, force row level security;
create policy own_client on store_groups to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on store_groups to current_user using (true) with check (true);
grant delete, insert, select, update on store_groups to trilha_app;

create table store_photos (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  campaign_id uuid not null,
  user_id uuid not null,
  store_id uuid not null,
  photo_type_id uuid not null,
  file_id uuid not null,
  photo_sha256 bytea,
  week date not null,
  state text not null,
  attempt smallint not null default 1,
  appealed boolean not null default false,
  appeal_text text,
  verdict_reason text,
  points bigint not null,
  experience bigint not null,
  trace jsonb not null default '[]'::jsonb,
  rule_set_version_id uuid not null,
  checked_at timestamp with time zone,
  risk smallint not null default 0,
  sampled boolean not null default false,
  decided_by uuid,
  decided_at timestamp with time zone,
  submitted_at timestamp with time zone not null,
  version integer not null default 1,
  sample_rate smallint,
  constraint store_photos_appeal_text_check CHECK (length(appeal_text) <= 1000),
  constraint store_photos_attempt_check CHECK (attempt = ANY (ARRAY[1, 2])),
  constraint store_photos_client_id_campaign_id_fkey FOREIGN KEY (client_id, campaign_id) REFERENCES campaigns(client_id, id),
  constraint store_photos_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint store_photos_client_id_id_key UNIQUE (client_id, id),
  constraint store_photos_client_id_photo_type_id_fkey FOREIGN KEY (client_id, photo_type_id) REFERENCES photo_types(client_id, id),
  constraint store_photos_client_id_store_id_fkey FOREIGN KEY (client_id, store_id) REFERENCES stores(client_id, id),
  constraint store_photos_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint store_photos_experience_check CHECK (experience >= 0),
  constraint store_photos_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint store_photos_pkey PRIMARY KEY (id),
  constraint store_photos_points_check CHECK (points >= 0),
  constraint store_photos_risk_check CHECK (risk >= 0 AND risk <= 100),
  constraint store_photos_rule_set_version_id_fkey FOREIGN KEY (rule_set_version_id) REFERENCES rule_set_versions(id),
  constraint store_photos_sample_rate_check CHECK (sample_rate >= 1 AND sample_rate <= 1000),
  constraint store_photos_state_check CHECK (state = ANY (ARRAY['submitted'::text, 'auto_accepted'::text, 'in_review'::text, 'awaiting_picture'::text, 'accepted'::text, 'rejected'::text, 'resubmitted'::text, 'appealed'::text, 'reversed'::text, 'withdrawn'::text])),
  constraint store_photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint store_photos_verdict_reason_check CHECK (length(verdict_reason) <= 256),
  constraint store_photos_week_check CHECK (EXTRACT(isodow FROM week) = 1::numeric)
) with (fillfactor=80);
CREATE INDEX store_photos_by_state ON public.store_photos USING btree (client_id, state, submitted_at DESC, id DESC);
CREATE INDEX store_photos_by_time ON public.store_photos USING btree (client_id, submitted_at DESC, id DESC);
CREATE INDEX store_photos_of_person ON public.store_photos USING btree (client_id, user_id, submitted_at DESC, id DESC);
CREATE UNIQUE INDEX store_photos_once_a_week ON public.store_photos USING btree (client_id, store_id, photo_type_id, week) WHERE (state <> 'withdrawn'::text);
CREATE INDEX store_photos_sampled ON public.store_photos USING btree (client_id, campaign_id, submitted_at DESC) WHERE sampled;
CREATE TRIGGER store_photos_counted AFTER INSERT ON store_photos FOR EACH ROW EXECUTE FUNCTION audit_report_changed();
CREATE TRIGGER store_photos_guard BEFORE UPDATE OF state ON store_photos FOR EACH ROW EXECUTE FUNCTION claims_guard();
CREATE TRIGGER store_photos_recounted AFTER UPDATE ON store_photos FOR EACH ROW WHEN ((old.state = 'auto_accepted'::text OR new.state = 'auto_accepted'::text OR old.submitted_at <> new.submitted_at) AND (old.state IS DISTINCT FROM new.state OR old.checked_at IS DISTINCT FROM new.checked_at OR old.submitted_at IS DISTINCT FROM new.submitted_at) OR old.campaign_id <> new.campaign_id) EXECUTE FUNCTION audit_report_changed();
alter table store_photos enable row level security, force row level security;
create policy own_client on store_photos to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on store_photos to current_user using (true) with check (true);
grant insert, select, update on store_photos to trilha_app;

create table stores (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  retailer_id uuid not null,
  country character(2) not null,
  area_code text,
  city text,
  name text not null,
  code text not null,
  time_zone text not null,
  photos_allowed boolean not null default true,
  active boolean not null default true,
  version integer not null default 1,
  constraint stores_client_id_code_key UNIQUE (client_id, code),
  constraint stores_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint stores_client_id_id_key UNIQUE (client_id, id),
  constraint stores_client_id_retailer_id_fkey FOREIGN KEY (client_id, retailer_id) REFERENCES retailers(client_id, id),
  constraint stores_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint stores_pkey PRIMARY KEY (id)
);
CREATE INDEX stores_by_name ON public.stores USING btree (client_id, name COLLATE "und-x-icu", id);
CREATE INDEX stores_by_retailer ON public.stores USING btree (client_id, retailer_id, name);
CREATE TRIGGER stores_touch_standing AFTER UPDATE OF retailer_id ON stores FOR EACH ROW WHEN (old.retailer_id <> new.retailer_id) EXECUTE FUNCTION standing_store_moved();
alter table stores enable row level security, force row level security;
create policy own_client on stores to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on stores to current_user using (true) with check (true);
grant insert, select, update on stores to trilha_app;

create table streaks (
  client_id uuid not null,
  user_id uuid not null,
  days integer not null default 0,
  longest integer not null default 0,
  last_day date,
  constraint streaks_check CHECK (longest >= days),
  constraint streaks_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint streaks_days_check CHECK (days >= 0),
  constraint streaks_pkey PRIMARY KEY (client_id, user_id),
  constraint streaks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=80);
alter table streaks enable row level security, force row level security;
create policy own_client on streaks to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on streaks to current_user using (true) with check (true);
grant insert, select, update on streaks to trilha_app;

create table support_answers (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  request_id uuid not null,
  author_id uuid,
  message text not null,
  sent_at timestamp with time zone not null,
  constraint support_answers_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint support_answers_client_id_request_id_fkey FOREIGN KEY (client_id, request_id) REFERENCES support_requests(client_id, id) ON DELETE CASCADE,
  constraint support_answers_message_check CHECK (length(message) >= 1 AND length(message) <= 4000),
  constraint support_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX support_answers_of_request ON public.support_answers USING btree (client_id, request_id, id);
alter table support_answers enable row level security, force row level security;
create policy own_client on support_answers to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on support_answers to current_user using (true) with check (true);
grant insert, select, update on support_answers to trilha_app;

create table support_numbers (
  client_id uuid not null,
  last integer not null,
  constraint support_numbers_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint support_numbers_last_check CHECK (last > 0),
  constraint support_numbers_pkey PRIMARY KEY (client_id)
);
alter table support_numbers enable row level security, force row level security;
create policy own_client on support_numbers to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on support_numbers to current_user using (true) with check (true);
grant insert, select, update on support_numbers to trilha_app;

create table support_requests (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  number integer not null,
  user_id uuid,
  name text not null,
  answer_to text not null,
  topic text not null,
  message text not null,
  file_id uuid,
  locale text not null,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null,
  due_on date not null,
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  version integer not null default 1,
  constraint support_requests_answer_to_check CHECK (length(answer_to) <= 256),
  constraint support_requests_check CHECK (state <> 'answered'::text OR answered_at IS NOT NULL),
  constraint support_requests_check1 CHECK ((state = 'closed'::text) = (closed_at IS NOT NULL)),
  constraint support_requests_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint support_requests_client_id_id_key UNIQUE (client_id, id),
  constraint support_requests_client_id_number_key UNIQUE (client_id, number),
  constraint support_requests_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint support_requests_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint support_requests_message_check CHECK (length(message) <= 4000),
  constraint support_requests_name_check CHECK (length(name) <= 256),
  constraint support_requests_number_check CHECK (number > 0),
  constraint support_requests_pkey PRIMARY KEY (id),
  constraint support_requests_state_check CHECK (state = ANY (ARRAY['open'::text, 'answered'::text, 'closed'::text])),
  constraint support_requests_topic_check CHECK (topic = ANY (ARRAY['access'::text, 'points'::text, 'rewards'::text, 'learning'::text, 'privacy'::text, 'suggestion'::text, 'other'::text])),
  constraint support_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX support_requests_newest ON public.support_requests USING btree (client_id, created_at DESC, id DESC);
CREATE INDEX support_requests_of_person ON public.support_requests USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX support_requests_waiting ON public.support_requests USING btree (client_id, due_on, id) WHERE (state = 'open'::text);
alter table support_requests enable row level security, force row level security;
create policy own_client on support_requests to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on support_requests to current_user using (true) with check (true);
grant insert, select, update on support_requests to trilha_app;

CREATE OR REPLACE FUNCTION public.tell_actor_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.tell_client_closed()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.tell_live_event()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.tell_modules_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

CREATE OR REPLACE FUNCTION public.tell_staff_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

CREATE OR REPLACE FUNCTION public.tell_user_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table test_figures (
  client_id uuid not null,
  course_id uuid not null,
  activity_id uuid not null,
  title jsonb not null,
  type text not null,
  people integer not null,
  attempts integer not null,
  passed integer,
  percent numeric(5,2),
  last_at timestamp with time zone not null,
  counted integer not null,
  alpha double precision,
  flagged integer not null,
  counted_at timestamp with time zone not null,
  took_ms integer not null,
  swept_at timestamp with time zone,
  stale boolean not null default false,
  constraint test_figures_alpha_check CHECK (alpha <= 1::double precision),
  constraint test_figures_attempts_check CHECK (attempts >= 0),
  constraint test_figures_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id) ON DELETE CASCADE,
  constraint test_figures_counted_check CHECK (counted >= 0),
  constraint test_figures_flagged_check CHECK (flagged >= 0),
  constraint test_figures_passed_check CHECK (passed >= 0),
  constraint test_figures_people_check CHECK (people >= 0),
  constraint test_figures_percent_check CHECK (percent >= 0::numeric AND percent <= 100::numeric),
  constraint test_figures_pkey PRIMARY KEY (client_id, course_id, activity_id),
  constraint test_figures_took_ms_check CHECK (took_ms >= 0)
);
CREATE INDEX test_figures_last ON public.test_figures USING btree (client_id, last_at DESC, activity_id);
CREATE INDEX test_figures_swept ON public.test_figures USING btree (swept_at);
alter table test_figures enable row level security, force row level security;
create policy own_client on test_figures to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on test_figures to current_user using (true) with check (true);
grant delete, insert, select, update on test_figures to trilha_app;

create table text_drafts (
  client_id uuid not null,
  kind text not null,
  texts jsonb not null,
  version integer not null default 1,
  updated_at timestamp with time zone not null,
  updated_by uuid,
  constraint text_drafts_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint text_drafts_pkey PRIMARY KEY (client_id, kind),
  constraint text_drafts_texts_check CHECK (jsonb_typeof(texts) = 'object'::text),
  constraint text_drafts_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint text_drafts_version_check CHECK (version > 0)
);
alter table text_drafts enable row level security, force row level security;
create policy own_client on text_drafts to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on text_drafts to current_user using (true) with check (true);
grant delete, insert, select, update on text_drafts to trilha_app;

create table totp_factors (
  user_id uuid not null,
  secret bytea not null,
  sealed_by bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  last_used_at timestamp with time zone,
  constraint totp_factors_pkey PRIMARY KEY (user_id),
  constraint totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX totp_factors_by_key ON public.totp_factors USING btree (sealed_by);
alter table totp_factors enable row level security, force row level security;
create policy own on totp_factors to public using (((user_id = current_person()) OR is_system()));
create policy owner_all on totp_factors to current_user using (true) with check (true);
grant delete, insert, select, update on totp_factors to trilha_app;

CREATE OR REPLACE FUNCTION public.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 grant execute to public;

create table trail_courses (
  client_id uuid not null,
  trail_id uuid not null,
  version integer not null,
  item_id uuid not null,
  course_id uuid not null,
  "position" integer not null,
  mandatory boolean not null,
  constraint trail_courses_client_id_course_id_fkey FOREIGN KEY (client_id, course_id) REFERENCES courses(client_id, id),
  constraint trail_courses_client_id_trail_id_version_fkey FOREIGN KEY (client_id, trail_id, version) REFERENCES course_versions(client_id, course_id, version) ON DELETE CASCADE,
  constraint trail_courses_pkey PRIMARY KEY (client_id, trail_id, version, item_id)
);
CREATE INDEX trail_courses_of_course ON public.trail_courses USING btree (client_id, course_id);
alter table trail_courses enable row level security, force row level security;
create policy own_client on trail_courses to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on trail_courses to current_user using (true) with check (true);
grant insert, select on trail_courses to trilha_app;

create table training_completions (
  client_id uuid not null,
  training_id uuid not null,
  user_id uuid not null,
  completed_at timestamp with time zone not null,
  source text not null,
  constraint training_completions_client_id_training_id_fkey FOREIGN KEY (client_id, training_id) REFERENCES trainings(client_id, id),
  constraint training_completions_pkey PRIMARY KEY (client_id, training_id, user_id),
  constraint training_completions_source_check CHECK (source = ANY (ARRAY['staff'::text, 'import'::text, 'learning'::text])),
  constraint training_completions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX training_completions_newest ON public.training_completions USING btree (client_id, training_id, completed_at DESC, user_id DESC);
CREATE INDEX training_completions_of_person ON public.training_completions USING btree (client_id, user_id) INCLUDE (training_id);
alter table training_completions enable row level security, force row level security;
create policy own_client on training_completions to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on training_completions to current_user using (true) with check (true);
grant delete, insert, select on training_completions to trilha_app;

create table trainings (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  title jsonb not null,
  search_text text not null generated always as (fold((((((COALESCE(title ->> 'pt-BR'::text, ''::text) || ' '::text) || COALESCE(title ->> 'en-US'::text, ''::text)) || ' '::text) || COALESCE(title ->> 'es-ES'::text, ''::text)) || ' '::text) || COALESCE(title ->> 'fr-FR'::text, ''::text))) stored,
  link text,
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint trainings_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint trainings_client_id_id_key UNIQUE (client_id, id),
  constraint trainings_link_check CHECK (length(link) <= 512),
  constraint trainings_pkey PRIMARY KEY (id)
);
CREATE INDEX trainings_by_name ON public.trainings USING btree (client_id, search_text, id);
CREATE TRIGGER trainings_added AFTER INSERT ON trainings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER trainings_edited AFTER UPDATE ON trainings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER trainings_removed AFTER DELETE ON trainings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reward_catalogue_changed();
CREATE TRIGGER trainings_touch BEFORE UPDATE ON trainings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
alter table trainings enable row level security, force row level security;
create policy own_client on trainings to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on trainings to current_user using (true) with check (true);
grant delete, insert, select, update on trainings to trilha_app;

create table unseen_acceptances (
  client_id uuid not null,
  subject_type text not null,
  subject_id uuid not null,
  user_id uuid not null,
  points bigint not null,
  units integer not null,
  at timestamp with time zone not null,
  constraint unseen_acceptances_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint unseen_acceptances_pkey PRIMARY KEY (client_id, subject_type, subject_id),
  constraint unseen_acceptances_subject_type_check CHECK (subject_type = ANY (ARRAY['claim'::text, 'photo'::text])),
  constraint unseen_acceptances_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX unseen_acceptances_of_person ON public.unseen_acceptances USING btree (client_id, user_id, at);
alter table unseen_acceptances enable row level security, force row level security;
create policy own_client on unseen_acceptances to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on unseen_acceptances to current_user using (true) with check (true);
grant insert, select on unseen_acceptances to trilha_app;

create table used_tokens (
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  constraint used_tokens_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX used_tokens_by_end ON public.used_tokens USING btree (expires_at);
grant delete, insert, select, update on used_tokens to trilha_app;

create table users (
  id uuid not null default uuidv7(),
  username text not null,
  email text,
  email_confirmed_at timestamp with time zone,
  document text,
  document_country character(2),
  password_hash text,
  password_changed_at timestamp with time zone,
  must_change_password boolean not null default false,
  is_superuser boolean not null default false,
  first_name text not null,
  last_name text not null default ''::text,
  nickname text,
  store_nickname text,
  gender text,
  marital_status text,
  children smallint,
  birthday date,
  profession text,
  phones jsonb not null default '{}'::jsonb,
  phone_verified_at timestamp with time zone,
  address jsonb not null default '{}'::jsonb,
  has_disability boolean not null default false,
  disability text,
  avatar_file_id uuid,
  country character(2) not null,
  locale text,
  color_scheme text not null default 'auto'::text,
  last_sign_in_at timestamp with time zone,
  deleted_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  password_client_id uuid,
  constraint users_children_check CHECK (children >= 0 AND children <= 30),
  constraint users_color_scheme_check CHECK (color_scheme = ANY (ARRAY['auto'::text, 'light'::text, 'dark'::text])),
  constraint users_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint users_disability_check CHECK (length(disability) <= 256),
  constraint users_document_check CHECK (length(document) <= 25),
  constraint users_document_country_check CHECK (document_country = ANY (ARRAY['AR'::bpchar, 'BR'::bpchar, 'CA'::bpchar, 'CL'::bpchar, 'CO'::bpchar, 'MX'::bpchar, 'PE'::bpchar, 'UY'::bpchar])),
  constraint users_email_check CHECK (length(email) <= 256),
  constraint users_first_name_check CHECK (length(first_name) >= 1 AND length(first_name) <= 256),
  constraint users_gender_fkey FOREIGN KEY (gender) REFERENCES genders(key),
  constraint users_last_name_check CHECK (length(last_name) <= 256),
  constraint users_locale_fkey FOREIGN KEY (locale) REFERENCES languages(code),
  constraint users_marital_status_fkey FOREIGN KEY (marital_status) REFERENCES marital_statuses(key),
  constraint users_nickname_check CHECK (length(nickname) <= 256),
  constraint users_password_client_id_fkey FOREIGN KEY (password_client_id) REFERENCES clients(id) ON DELETE SET NULL,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_profession_fkey FOREIGN KEY (profession) REFERENCES professions(key),
  constraint users_store_nickname_check CHECK (length(store_nickname) <= 256),
  constraint users_username_check CHECK (length(username) >= 1 AND length(username) <= 256)
);
CREATE INDEX users_by_bare_document ON public.users USING btree (document) WHERE (document IS NOT NULL);
CREATE UNIQUE INDEX users_by_email ON public.users USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE UNIQUE INDEX users_by_username ON public.users USING btree (lower(username));
CREATE INDEX users_never_came ON public.users USING btree (id) WHERE ((last_sign_in_at IS NULL) AND (password_hash IS NULL));
CREATE TRIGGER users_rename AFTER UPDATE OF first_name, last_name, nickname, username, email, document, document_country ON users FOR EACH ROW EXECUTE FUNCTION users_rename();
CREATE TRIGGER users_tell AFTER UPDATE OF is_superuser, deleted_at, locale, must_change_password, country ON users FOR EACH ROW EXECUTE FUNCTION tell_user_changed();
CREATE TRIGGER users_touch BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER users_touch_standing AFTER UPDATE OF deleted_at ON users FOR EACH ROW WHEN (old.deleted_at IS DISTINCT FROM new.deleted_at) EXECUTE FUNCTION standing_user_left();
alter table users enable row level security, force row level security;
create policy owner_all on users to current_user using (true) with check (true);
create policy visible on users to public using ((is_system() OR (id = current_person()) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.user_id = users.id) AND (m.client_id = current_client())))))) with check ((is_system() OR (id = current_person()) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.user_id = users.id) AND (m.client_id = current_client()))))));
grant insert, select, update on users to trilha_app;

CREATE OR REPLACE FUNCTION public.users_rename()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 grant execute to public;

create table venues (
  id uuid not null default uuidv7(),
  client_id uuid not null,
  name text not null,
  address text not null,
  city text not null,
  country character(2) not null,
  time_zone text not null,
  capacity integer,
  map_link text,
  directions jsonb not null default '{}'::jsonb,
  state text not null default 'active'::text,
  version integer not null default 1,
  constraint venues_address_check CHECK (length(address) >= 1 AND length(address) <= 256),
  constraint venues_capacity_check CHECK (capacity > 0),
  constraint venues_city_check CHECK (length(city) >= 1 AND length(city) <= 120),
  constraint venues_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id) ON DELETE CASCADE,
  constraint venues_client_id_id_key UNIQUE (client_id, id),
  constraint venues_client_id_name_key UNIQUE (client_id, name),
  constraint venues_country_fkey FOREIGN KEY (country) REFERENCES countries(code),
  constraint venues_map_link_check CHECK (length(map_link) <= 512),
  constraint venues_name_check CHECK (length(name) >= 1 AND length(name) <= 120),
  constraint venues_pkey PRIMARY KEY (id),
  constraint venues_state_check CHECK (state = ANY (ARRAY['active'::text, 'archived'::text]))
);
alter table venues enable row level security, force row level security;
create policy own_client on venues to public using (((client_id = current_client()) OR is_system()));
create policy owner_all on venues to current_user using (true) with check (true);
grant insert, select, update on venues to trilha_app;

CREATE OR REPLACE FUNCTION public.ways_of_news(person uuid, of_topic text)
 RETURNS TABLE(app boolean, push boolean, mail boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 1
 SET search_path TO 'public', 'pg_temp'
 grant execute to trilha_app;

CREATE OR REPLACE FUNCTION public.words_condition(content text, words text[], near boolean)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp';
