-- What somebody remembers, and when it fades.

-- One thing somebody has been asked: a question, or a flashcard of an activity. `card` is the algorithm's (ts-fsrs).
create table memories (
  client_id uuid not null references clients (id) on delete cascade,
  user_id uuid not null references users (id),
  kind text not null check (kind in ('question', 'card')),
  -- A question's id; an activity's id and a card's within it.
  subject text not null check (length(subject) between 1 and 80),
  card jsonb not null check (jsonb_typeof(card) = 'object'),
  -- When it should come again.
  due timestamptz not null,
  seen_at timestamptz not null,
  primary key (client_id, user_id, kind, subject)
) with (fillfactor = 80);

alter table memories enable row level security;
create policy own_client on memories using (client_id = current_client() or is_system());
grant select, insert, update on memories to trilha_app;
