-- A badge somebody was awarded may be shown to anybody who has its link, by their own choice; null: it is not.

alter table badge_awards add column share_key text;
create unique index badge_awards_share_key on badge_awards (share_key) where share_key is not null;
