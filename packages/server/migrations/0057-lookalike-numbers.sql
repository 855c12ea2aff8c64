-- §5: invoice numbers that differ only by letters that look alike are one number (contract invoices/confusables.ts).
-- Keys hold capitals and digits, so folding O, I and L and leading zeros brings them to the new form; numbers typed with
-- Greek or Cyrillic letters, whose keys lost them, are derived anew.

with folded as (
  select id, client_id, user_id, submitted_at, state,
         ltrim(translate(case
           when normalize(invoice_number, NFKC) ~ '[Ͱ-ϿЀ-ӿ]' then regexp_replace(
             translate(upper(normalize(invoice_number, NFKC)),
               'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТХУЗІЈЅБ', 'ABEZHIKMNOPTYXABEKMHOPCTXY3IJS6'),
             '[^0-9A-Z]', '', 'g')
           else invoice_key
         end, 'OIL', '011'), '0') as key
  from claims
), ranked as (
  -- Of a person's numbers that become one the first holds it: it is what a later report is compared with.
  select *, row_number() over (partition by client_id, user_id, key, state = 'withdrawn' order by submitted_at, id) as place
  from folded
)
update claims c set invoice_key = left(r.key, 64)
from ranked r
where c.id = r.id and r.key <> '' and r.key <> c.invoice_key and (r.state = 'withdrawn' or r.place = 1)
  and (r.state = 'withdrawn' or not exists (
    select from claims o
    where o.client_id = c.client_id and o.user_id = c.user_id and o.invoice_key = r.key and o.state <> 'withdrawn'
      and o.id <> c.id));

update claims
set natural_key = split_part(natural_key, '|', 1) || '|'
  || case when split_part(natural_key, '|', 2) like '%-%' then translate(split_part(natural_key, '|', 2), 'OIL', '011')
     else ltrim(translate(split_part(natural_key, '|', 2), 'OIL', '011'), '0') end
  || '|' || split_part(natural_key, '|', 3)
where split_part(natural_key, '|', 2) ~ '[OIL]';
