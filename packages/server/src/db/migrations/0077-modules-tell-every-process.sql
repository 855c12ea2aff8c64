-- Rights of a client's people are cached with its modules; a switch reaches every process at once.

create trigger clients_modules_tell after update on clients
  for each row execute function tell_modules_changed();
