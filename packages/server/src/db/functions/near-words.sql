-- Whether a folded text has every word of a search; `near`: words of four letters and more also when they are nearly
-- there (§entities#filters: search). Lists ask for what is near only where nothing has the words as they were typed.
create or replace function near_words(content text, words text[], near boolean) returns boolean
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select coalesce(bool_and(strpos(content, fold(word)) > 0
           or near and length(word) >= 4 and word_similarity(fold(word), content) >= 0.45), true)
  from unnest(words) word
$$;
revoke execute on function near_words from public;
grant execute on function near_words to trilha_app;
