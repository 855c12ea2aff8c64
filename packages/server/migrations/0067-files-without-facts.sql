-- Course files of which nobody knows how long they are: what a job reads once.
create index files_without_facts on files (id)
  where state = 'ready' and kind in ('course_video', 'course_audio', 'course_pdf') and facts = '{}';
