// The page that holds a SCO, on the content origin. It makes the API, keeps what could not be saved and says how saving
// stands. Plain script: whatever browser runs the package runs this.
(() => {
  /**
   * @typedef {{ t: string, run: number, sequence: number, ended: boolean, cmi: any, shared?: object,
   *   request?: string, words?: string[] }} Body
   * @typedef {{ attempt: string, launch: string, body: Body }} Box
   * @typedef {"saved" | "saving" | "unsaved" | "replaced"} SaveState
   * @typedef {import("scorm-again").Settings} Settings
   * @typedef {InstanceType<typeof import("scorm-again").Scorm2004API> &
   *   InstanceType<typeof import("scorm-again").Scorm12API>} Api
   */

  const facts = JSON.parse(document.getElementById("facts")?.textContent ?? "{}");
  const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("sco"));
  const note = /** @type {HTMLElement} */ (document.getElementById("state"));
  const boxName = "trilha.scorm.unsaved";
  const type = "trilha.scorm";
  const old = facts.standard === "1.2";
  const framed = window.parent !== window;
  /** What browsers let a beacon carry. */
  const beaconMost = 60_000;
  const longestWait = 60_000;

  /** @type {Api | undefined} */
  let api;
  /** The newest document that is not known to be saved. @type {Body | undefined} */
  let unsaved;
  let sequence = 0;
  let wait = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let over = false;
  let leaving = false;
  /** Set since the last save. */
  let touched = false;
  /** How the SCO says it leaves. */
  let exit = "";
  /** Where the SCO asks to go when it ends (`adl.nav.request`). */
  let request = "_none_";
  /** Statuses the SCO set itself. @type {Set<string>} */
  const words = new Set();

  // --- the player's window ---

  /** @param {object} message */
  function tell(message) {
    if (!framed) return;
    const known = window.location.ancestorOrigins?.[0];
    // Every target is an exact origin; where the browser does not name the player's, each it may have is tried.
    const targets = known
      ? facts.players.filter((/** @type {string} */ one) => one === known)
      : facts.players;
    for (const target of targets) window.parent.postMessage({ type, ...message }, target);
  }

  const text = (/** @type {unknown} */ value) =>
    typeof value === "string" && value !== "" ? value.slice(0, 1000) : null;
  const number = (/** @type {unknown} */ value) =>
    value === "" || value == null || Number.isNaN(Number(value)) ? null : Number(value);

  /** @param {SaveState} state @param {any} cmi */
  function show(state, cmi) {
    const core = cmi?.core;
    const score = old ? core?.score?.raw : cmi?.score?.scaled || cmi?.score?.raw;
    document.documentElement.dataset.saved = state;
    tell({
      state,
      sco: facts.sco,
      location: text(old ? core?.lesson_location : cmi?.location),
      completion: text(old ? core?.lesson_status : cmi?.completion_status),
      success: old ? null : text(cmi?.success_status),
      score: number(score),
    });
    const words =
      state === "replaced" ? facts.words.replaced : framed || state !== "unsaved" ? "" : facts.words.unsaved;
    note.textContent = words;
    note.hidden = words === "";
  }

  // --- what is not saved yet ---

  /** @param {Body | undefined} body */
  function keep(body) {
    unsaved = body;
    try {
      if (body) {
        /** @type {Box} */
        const box = { attempt: facts.attempt, launch: facts.launch, body };
        sessionStorage.setItem(boxName, JSON.stringify(box));
      } else sessionStorage.removeItem(boxName);
    } catch {
      // No storage, or it is full: memory has it.
    }
  }

  /** What a page before this one could not save, if nothing was saved after it. @returns {any} */
  function left() {
    try {
      /** @type {Box | null} */
      const box = JSON.parse(sessionStorage.getItem(boxName) ?? "null");
      const { before } = facts;
      if (!box || box.attempt !== facts.attempt) return undefined;
      const { run, sequence: reached } = box.body;
      const ours = before && box.launch === before.launch && run === before.run;
      return ours && reached > before.sequence ? box.body : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * What an answer means: saved; refused for good, since the content was opened elsewhere; or to be tried again.
   * @param {number} status @param {string} answer @returns {"saved" | "replaced" | "again"}
   */
  function meaning(status, answer) {
    if (status === 200) return "saved";
    return status === 409 && answer.includes('"scorm.replaced"') ? "replaced" : "again";
  }

  /** @param {Body} body @param {"saved" | "replaced" | "again"} how @param {string} [answer] */
  function settle(body, how, answer = "{}") {
    if (how === "saved") {
      wait = 0;
      if (!unsaved || unsaved.sequence <= body.sequence) {
        keep(undefined);
        show("saved", body.cmi);
      }
      if (body.ended) follow(body, JSON.parse(answer));
    } else if (how === "replaced") {
      over = true;
      clearTimeout(timer);
      keep(undefined);
      show("replaced", body.cmi);
    } else {
      show("unsaved", body.cmi);
      later();
    }
  }

  function later() {
    if (over) return;
    clearTimeout(timer);
    wait = Math.min(longestWait, wait === 0 ? 2_000 : wait * 2);
    timer = setTimeout(retry, wait * (0.75 + Math.random() / 2));
  }

  /** Sends what is not saved, without holding the page up. */
  async function retry() {
    clearTimeout(timer);
    const body = unsaved;
    if (!body || over) return;
    /** @type {"saved" | "replaced" | "again"} */
    let how = "again";
    let answer;
    try {
      const reply = await fetch("commit", { method: "POST", body: JSON.stringify(body) });
      answer = await reply.text();
      how = meaning(reply.status, answer);
    } catch {
      // No connection: later.
    }
    settle(body, how, answer);
  }

  /**
   * Sends a document and waits: the SCO hears "true" only after it is kept. A page that is being closed may not wait any
   * more; a beacon takes it then, and since nobody hears its answer, nothing is promised.
   * @param {Body} body @returns {boolean}
   */
  function send(body) {
    if (over) return false;
    if (!facts.keeps) {
      // Only looked at: the SCO goes on as if it were kept, and nobody is told.
      show("saved", body.cmi);
      return true;
    }
    keep(body);
    show("saving", body.cmi);
    const said = JSON.stringify(body);
    try {
      const call = new XMLHttpRequest();
      call.open("POST", "commit", false);
      call.setRequestHeader("content-type", "application/json");
      call.send(said);
      const how = meaning(call.status, call.responseText);
      settle(body, how, call.responseText);
      return how === "saved";
    } catch {
      if (said.length <= beaconMost) navigator.sendBeacon("commit", new Blob([said], { type: "text/plain" }));
      settle(body, "again");
      return false;
    }
  }

  // --- the API ---

  /** @param {any} params @param {boolean} ended @returns {Body} */
  function bodyOf(params, ended) {
    sequence += 1;
    const said = { t: facts.token, run: facts.run, sequence, ended, cmi: params.runtimeData.cmi };
    if (old) return said;
    const { sharedData } = params;
    return {
      ...said,
      ...(sharedData && { shared: sharedData }),
      // A way the learner takes in the player goes before what the SCO asks for while it is unloaded.
      ...(ended && { request: leaving ? "_none_" : request, words: [...words] }),
    };
  }

  const wire = {
    /** @param {string} _url @param {any} params @param {boolean} [ended] */
    processHttpRequest(_url, params, ended = false) {
      const body = bodyOf(params, ended);
      exit = (old ? body.cmi.core : body.cmi).exit;
      const saved = send(body);
      if (saved) touched = false;
      // 1.2 has no word for a failed commit but "general exception".
      return saved ? { result: "true", errorCode: 0 } : { result: "false", errorCode: old ? 101 : 391 };
    },
    updateSettings() {},
  };

  /** @returns {Api} */
  function makeApi() {
    /** @type {Settings} */
    const settings = {
      ...{ lmsCommitUrl: "commit", httpService: wire, renderCommonCommitFields: true, sendFullCommit: true },
      ...{ autocommit: true, autocommitSeconds: 30, includeCommitSequence: true, logLevel: 5 },
      // Mastery is looked at again on the server; the score never overrides a word without it.
      ...{ mastery_override: true, score_overrides_status: false, autoProgress: false },
      ...{ globalObjectiveIds: [], scoItemIds: facts.scos },
    };
    const from = /** @type {any} */ (window);
    return old ? new from.Scorm12API(settings) : new from.Scorm2004API(settings);
  }

  /** Names that hold others (in 1.2 comments_from_lms is a text). */
  const structure = old
    ? /(^|\.)(cmi|core|score|objectives|interactions|correct_responses|student_(data|preference)|\d+)$/
    : /(^|\.)(cmi|adl|nav|request_valid|data|score|objectives|interactions|correct_responses|comments_from_(learner|lms)|learner_preference|\d+)$/;

  /** The run-time would put a value in place of a structure, and keep nothing from then on. @param {any} made */
  function guardStructures(made) {
    for (const name of old ? ["LMSGetValue", "LMSSetValue"] : ["GetValue", "SetValue"]) {
      const call = made[name].bind(made);
      made[name] = (/** @type {string} */ element, /** @type {string[]} */ ...values) => {
        if (!made.isInitialized() || !structure.test(element)) return call(element, ...values);
        made.throwSCORMError(element, 401);
        return values.length > 0 ? "false" : "";
      };
    }
  }

  const requestValid = /^adl\.nav\.request_valid\.(continue|previous|choice|jump)(?:\.\{target=([^}]*)\})?$/;

  /** Sequencing is the server's: what it would answer was worked out when this page was made. @param {Api} made */
  function answerRequests(made) {
    const read = made.GetValue.bind(made);
    made.GetValue = (element) => {
      const answer = read(element);
      const [, way, target] = requestValid.exec(element) ?? [];
      if (way === undefined || made.GetLastError() !== "0") return answer;
      const valid = target === undefined ? facts.valid[way] : facts.valid[way][target];
      return String(valid === true);
    };
  }

  function begin() {
    const made = makeApi();
    api = made;
    guardStructures(made);
    if (!old) {
      made.restoreSharedDataSnapshot(facts.shared);
      made.adl.configureSharedDataMaps(facts.sharedMaps);
      if (facts.valid) answerRequests(made);
    }
    made.loadFromJSON({ cmi: facts.cmi });
    made.on(old ? "LMSSetValue" : "SetValue", (/** @type {string} */ element) => {
      touched = true;
      const [, word] = /^cmi\.(success_status|completion_status)$/.exec(element) ?? [];
      if (word) words.add(word);
    });
    made.on("BeforeTerminate", () => {
      request = old ? "_none_" : made.adl.nav.request;
    });
    // What follows an ending is worked out after this event.
    made.on(old ? "LMSFinish" : "Terminate", () => setTimeout(() => ended(made)));
    const here = /** @type {any} */ (window);
    if (old) here.API = made;
    else here.API_1484_11 = made;
    frame.src = facts.href;
    show("saved", facts.cmi);
  }

  // --- going on ---

  /**
   * The answer to an ending: where the package's own sequence led. One that led nowhere leaves the way to the learner.
   * @param {Body} body @param {{ kept?: boolean, moved?: string }} answer
   */
  function follow({ request: wish = "_none_" }, { kept, moved }) {
    if (leaving || !facts.valid) return;
    // A first answer that was lost on the way is asked for by the player.
    if (moved || (kept === false && wish !== "_none_")) tell({ moved: moved ?? "delivered" });
    else request = "_none_";
  }

  /** @param {Api} made */
  function ended(made) {
    if (!made.isTerminated() || leaving) return;
    // Among several parts of a sequence the learner goes on; where the SCO asked to, its commit was answered.
    if (facts.valid && (facts.scos.length > 1 || request !== "_none_")) return;
    const place = facts.scos.indexOf(facts.sco);
    const [, target] = /\{target=([^}]*)\}/.exec(request) ?? [];
    const word = request.replace(/^.*\}/, "");
    if (target !== undefined) return go("choice", facts.scos.includes(target) ? target : null);
    if (word === "previous") return go("previous", facts.scos[place - 1] ?? null);
    if (/^(exitAll|abandonAll)$/.test(word)) return go("exit", null);
    if (word === "suspendAll" || (word === "_none_" && exit === "suspend")) return go("suspend", null);
    const next = facts.scos[place + 1] ?? null;
    go(next ? "continue" : "exit", next);
  }

  /** @param {string} request @param {string | null} sco */
  const go = (request, sco) => tell({ navigate: { request, sco } });

  /** The SCO may end by itself; what it left is saved in any case. */
  function leave() {
    leaving = true;
    frame.addEventListener(
      "load",
      () => {
        save();
        tell({ left: unsaved ? "unsaved" : "saved" });
      },
      { once: true },
    );
    frame.src = "about:blank";
  }

  /** Commits what was set and not saved. */
  function save() {
    if (!api?.isInitialized() || !touched) return;
    api.lmsCommit("");
  }

  window.addEventListener("message", ({ data, origin, source }) => {
    if (source !== window.parent || !facts.players.includes(origin) || data?.type !== type) return;
    if (data.wish === "leave") leave();
    if (data.wish === "retry") void retry();
  });
  window.addEventListener("online", () => void retry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") save();
    else void retry();
  });
  window.addEventListener("pagehide", save);

  // --- the beginning ---

  /**
   * Nothing was saved after it, so it is the truth. It goes first, and the page begins anew with it.
   * @param {Body} body
   */
  async function recover(body) {
    show("unsaved", body.cmi);
    try {
      const answer = await fetch("commit", { method: "POST", body: JSON.stringify(body) });
      if (answer.status === 200 || answer.status === 409) {
        keep(undefined);
        return window.location.reload();
      }
      if (answer.status === 400 || answer.status === 413) {
        keep(undefined);
        return start();
      }
    } catch {
      // No connection: later.
    }
    setTimeout(recover, 3_000, body);
  }

  function start() {
    if (facts.cmi) begin();
    else {
      frame.src = facts.href;
      show("saved", null);
    }
  }

  const body = left();
  if (body) {
    sequence = 1;
    const again = { ...body, t: facts.token, run: facts.run, sequence, ended: false };
    keep(again);
    void recover(again);
  } else start();
})();
