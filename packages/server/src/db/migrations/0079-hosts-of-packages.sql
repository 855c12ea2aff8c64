-- Outside hosts a package names, and those its client lets it show.

alter table package_revisions add column hosts text[] not null default '{}';
alter table packages add column allowed_hosts text[] not null default '{}';
