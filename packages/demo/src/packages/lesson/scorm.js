// Speaks SCORM 1.2 and 2004 as a lesson does: looks for the API in the windows around it, and works without one too.
(() => {
  const find = (name) => {
    const from = [window, window.opener].filter(Boolean);
    for (const start of from) {
      let around = start;
      for (let steps = 0; around && steps < 8; steps += 1) {
        try {
          if (around[name]) return around[name];
        } catch {
          break;
        }
        if (around === around.parent) break;
        around = around.parent;
      }
    }
    return undefined;
  };
  const newer = find("API_1484_11");
  const older = newer ? undefined : find("API");
  const api = newer ?? older;
  const said = (value) => String(value) === "true";
  const began = Date.now();
  let open = false;

  const names = newer
    ? { location: "cmi.location", memory: "cmi.suspend_data", exit: "cmi.exit", time: "cmi.session_time" }
    : {
        location: "cmi.core.lesson_location",
        memory: "cmi.suspend_data",
        exit: "cmi.core.exit",
        time: "cmi.core.session_time",
      };
  const get = (name) => {
    if (!open) return "";
    return String(newer ? newer.GetValue(name) : older.LMSGetValue(name));
  };
  const set = (name, value) => {
    if (!open) return false;
    return said(newer ? newer.SetValue(name, String(value)) : older.LMSSetValue(name, String(value)));
  };
  const two = (number) => String(number).padStart(2, "0");
  const spent = () => {
    const seconds = Math.round((Date.now() - began) / 1000);
    if (newer) return `PT${seconds}S`;
    return `${String(Math.floor(seconds / 3600)).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  };

  window.scorm = {
    begin() {
      if (api && !open) open = said(newer ? newer.Initialize("") : older.LMSInitialize(""));
      if (open && older && /^(not attempted|)$/.test(get("cmi.core.lesson_status"))) {
        set("cmi.core.lesson_status", "incomplete");
      }
      if (open && newer && /^(unknown|not attempted|)$/.test(get("cmi.completion_status"))) {
        set("cmi.completion_status", "incomplete");
      }
      return open;
    },
    location: () => get(names.location),
    memory: () => get(names.memory),
    remember(location, memory, share) {
      set(names.location, location);
      set(names.memory, memory);
      if (newer) set("cmi.progress_measure", share);
      return this.save();
    },
    answer({ id, chosen, right, correct, text }) {
      const at = get("cmi.interactions._count") || "0";
      const path = `cmi.interactions.${at}`;
      set(`${path}.id`, id);
      set(`${path}.type`, "choice");
      if (newer) set(`${path}.description`, text);
      set(`${path}.correct_responses.0.pattern`, correct);
      set(`${path}.${newer ? "learner_response" : "student_response"}`, chosen);
      set(`${path}.result`, right ? "correct" : newer ? "incorrect" : "wrong");
    },
    finish(score, passed) {
      const core = newer ? "cmi" : "cmi.core";
      set(`${core}.score.min`, 0);
      set(`${core}.score.max`, 100);
      set(`${core}.score.raw`, score);
      if (newer) {
        set("cmi.score.scaled", score / 100);
        set("cmi.progress_measure", 1);
        set("cmi.completion_status", "completed");
        set("cmi.success_status", passed ? "passed" : "failed");
      } else set("cmi.core.lesson_status", passed ? "passed" : "failed");
      return this.save();
    },
    save() {
      if (!open) return false;
      return said(newer ? newer.Commit("") : older.LMSCommit(""));
    },
    end(done) {
      if (!open) return;
      set(names.time, spent());
      set(names.exit, done ? (newer ? "normal" : "") : "suspend");
      if (newer) newer.Terminate("");
      else older.LMSFinish("");
      open = false;
    },
  };
})();
