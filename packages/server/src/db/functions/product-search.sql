-- Which products a search means. With the owner's rights because LIKE may look at a row before the policy has, so row
-- security would forbid its index; the client comes first instead.
create or replace function product_conditions(words text[], wanted_active boolean) returns text
  language plpgsql stable set search_path = public as $$
declare
  conditions text := ' where p.client_id = current_client()';
  near constant text := conditions || words_condition('p.search_text', words, true);
  found boolean := true;
begin
  conditions := conditions || words_condition('p.search_text', words, false);
  if near <> conditions then execute 'select exists (select from products p' || conditions || ')' into found; end if;
  if not found then conditions := near; end if;
  if wanted_active is not null then conditions := conditions || case when wanted_active then ' and p.active' else ' and not p.active' end; end if;
  return conditions;
end
$$;
revoke execute on function product_conditions from public;

-- A page of ids. `by`: 'name', 'new', or 'best': an equal SKU first, then names that begin with the first word.
create or replace function product_page(
  words text[], wanted_type text, wanted_brand text, wanted_processor text, wanted_generation text,
  wanted_active boolean, by text, after_name text, after_id uuid, wanted_rows integer
) returns table (id uuid, place bigint)
  language plpgsql stable rows 20 security definer set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.35 as $$
declare
  plan text := 'select p.id, p.name, p.sku, p.created_at from products p' || product_conditions(words, wanted_active);
  ranking text;
begin
  if wanted_type is not null then plan := plan || ' and p.product_type = $1'; end if;
  if wanted_brand is not null then plan := plan || ' and p.brand = $2'; end if;
  if wanted_processor is not null then plan := plan || ' and p.processor = $3'; end if;
  if wanted_generation is not null then plan := plan || ' and p.generation = $4'; end if;
  if after_id is not null then plan := plan || ' and (p.name collate "und-x-icu", p.id) > ($5 collate "und-x-icu", $6)'; end if;
  ranking := case by
    when 'new' then 'p.created_at desc, p.id'
    when 'best' then '(fold(p.sku) = fold(array_to_string($8, '' ''))) desc, starts_with(fold(p.name), fold($8[1])) desc, p.name collate "und-x-icu", p.id'
    else 'p.name collate "und-x-icu", p.id' end;
  return query execute
    'select f.id, row_number() over () from (' || plan || ' order by ' || ranking || ' limit $7) f'
    using wanted_type, wanted_brand, wanted_processor, wanted_generation, after_name, after_id, wanted_rows, words;
end
$$;
revoke execute on function product_page from public;
grant execute on function product_page to trilha_app;

-- Kinds of products a search means, and how many of each.
create or replace function product_kinds(words text[], wanted_active boolean)
  returns table (product_type text, brand text, processor text, generation text, products bigint)
  language plpgsql stable rows 200 security definer set search_path = public, pg_temp
  set pg_trgm.word_similarity_threshold = 0.35 as $$
begin
  return query execute 'select p.product_type, p.brand, p.processor, p.generation, count(*) from products p'
    || product_conditions(words, wanted_active) || ' group by 1, 2, 3, 4 order by 5 desc limit 5000';
end
$$;
revoke execute on function product_kinds from public;
grant execute on function product_kinds to trilha_app;
