-- Postings come as a list of ledger_posting alone; JSON was for processes of a version that is gone.

drop function if exists ledger_post(jsonb);
