-- A document may be from a country no programme runs in: Uruguay's has a rule of its own (§entities#document-countries).

alter table users drop constraint users_document_country_fkey,
  add constraint users_document_country_check
    check (document_country in ('AR', 'BR', 'CA', 'CL', 'CO', 'MX', 'PE', 'UY'));
