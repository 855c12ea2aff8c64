-- Likeness from which one word may be meant by another: two letters that changed places in a word of eight.
create or replace function least_likeness(word text) returns real
  language sql immutable parallel safe
  return case when length(word) >= 8 then 0.35 else 0.45 end::real;

-- Whether a folded text has every word of a search; `near`: words of four letters and more also when they are nearly
-- there (§entities#filters: search). Lists ask for what is near only where nothing has the words as they were typed.
create or replace function near_words(content text, words text[], near boolean) returns boolean
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select coalesce(bool_and(strpos(content, fold(word)) > 0
           or near and length(word) >= 4 and word_similarity(fold(word), content) >= least_likeness(word)), true)
  from unnest(words) word
$$;
revoke execute on function near_words from public;
grant execute on function near_words to trilha_app;

-- The same as a condition on a column, a clause for each word, written for its trigram index; the function that runs it
-- sets pg_trgm.word_similarity_threshold to the least likeness there is.
create or replace function words_condition(content text, words text[], near boolean) returns text
  language sql stable set search_path = public, pg_temp as $$
  select coalesce(string_agg(' and (' || content || ' like ' || quote_literal('%' || letters || '%')
           || case when near and length(word) >= 4
                then format(' or %1$L <%% %2$s and word_similarity(%1$L, %2$s) >= %3$s', fold(word), content, least_likeness(word))
                else '' end || ')', '' order by place), '')
  from unnest(words) with ordinality w (word, place)
  cross join lateral (select replace(replace(replace(fold(word), '\', '\\'), '%', '\%'), '_', '\_')) l (letters)
$$;
revoke execute on function words_condition from public;
