-- §entities#product A picture of a product, drawn small beside its name.
alter table products add column picture_file_id uuid references files (id);
