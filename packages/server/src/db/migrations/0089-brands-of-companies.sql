-- Companies a brand belongs to: sign-up offers it with these, or with every company where there is none
-- (§validation#campaign-sign-up). A brand that is switched off is offered to nobody new.

alter table brands
  add column active boolean not null default true,
  add column version integer not null default 1;

create table brand_companies (
  client_id uuid not null,
  brand_id uuid not null,
  company_id uuid not null,
  primary key (client_id, brand_id, company_id),
  foreign key (client_id, brand_id) references brands (client_id, id) on delete cascade,
  foreign key (client_id, company_id) references companies (client_id, id) on delete cascade
);
create index brand_companies_of_company on brand_companies (client_id, company_id);

alter table brand_companies enable row level security;
alter table brand_companies force row level security;
create policy own_client on brand_companies using (client_id = current_client() or is_system());
create policy owner_all on brand_companies to current_user using (true) with check (true);
grant select, insert, delete on brand_companies to trilha_app;
