-- Who completed a training, the newest first: a page is read from the index, however many there are.
create index training_completions_newest
  on training_completions (client_id, training_id, completed_at desc, user_id desc);
