-- Audience of a campaign beyond its countries, companies, brands and chains: a tree of conditions.

alter table campaigns add column audience jsonb not null default '{"all": []}';
