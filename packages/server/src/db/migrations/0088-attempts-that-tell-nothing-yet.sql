-- Attempts whose answers their person may not be told yet: found without reading all they ever made, which home did at each visit.

create index attempts_untold on attempts (client_id, user_id, id)
  where state = 'running' or state <> 'void' and settings ->> 'feedback' = 'after_close';
