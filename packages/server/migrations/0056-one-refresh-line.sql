-- A session has one line of refresh tokens: of its family one token is not used, all others are.
update refresh_tokens t set used_at = now()
 where t.used_at is null
   and exists (select from refresh_tokens n
     where n.session_id = t.session_id and n.used_at is null and (n.issued_at, n.id) > (t.issued_at, t.id));
create unique index refresh_tokens_live on refresh_tokens (session_id) where used_at is null;
