-- How fast people go at most, by client (contract learning/pace), and how much of a person's time each sitting took.
alter table clients add column learning_pace jsonb not null default
  '{"wordsPerMinute":1000,"playback":2,"secondsPerQuestion":2,"secondsPerPage":2,"packagePercent":10,"holdsPay":true}';

alter table sittings add column used integer not null default 0 check (used >= 0);
comment on column sittings.used is 'Seconds of the person''s time: what was on the screen, or what was seen at the fastest pace.';
create index sittings_of_person on sittings (client_id, user_id, opened_at);
