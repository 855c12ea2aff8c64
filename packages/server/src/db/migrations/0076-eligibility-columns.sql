-- Columns that hold a tree of conditions bear the name of what they decide.

alter table rewards rename column gate to eligibility;
alter table enrolment_runs rename column gate to eligibility;
