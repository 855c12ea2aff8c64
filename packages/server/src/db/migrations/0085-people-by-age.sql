-- A page of people may be narrowed to birthdays: its function has two arguments more. A new database has it so already.

drop function if exists people_page(text, text, text, text, text, uuid, text, uuid, integer, boolean, boolean);
