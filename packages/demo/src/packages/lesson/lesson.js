// A short lesson: some pages to read and a question. It goes on where somebody stopped, and tells what they answered.
(() => {
  const lesson = JSON.parse(document.getElementById("lesson").textContent);
  const { scorm } = window;
  const $ = (id) => document.getElementById(id);
  const [title, text, figure, quiz, status] = ["title", "text", "figure", "quiz", "status"].map($);
  const [back, next, bar, place] = ["back", "next", "bar", "place"].map($);
  const pages = lesson.pages.length + 1;
  let state = { page: 0, chosen: null, done: false };

  scorm?.begin();
  try {
    state = { ...state, ...JSON.parse(scorm?.memory() || "{}") };
  } catch {
    // What another version of this lesson remembered is of no use here.
  }
  const bookmark = Number.parseInt(scorm?.location() || "", 10);
  if (bookmark >= 1 && bookmark <= pages) state.page = bookmark - 1;

  const figureOf = (number) => {
    const bars = Array.from({ length: 9 }, (_, each) => {
      const height = 12 + ((each * 7 + number * 11) % 40);
      return `<rect x="${each * 22}" y="${60 - height}" width="14" height="${height}" rx="5" opacity="${0.35 + each * 0.07}"/>`;
    });
    return `<svg viewBox="0 0 190 60" fill="currentColor" aria-hidden="true">${bars.join("")}</svg>`;
  };

  const show = (move) => {
    const isQuiz = state.page === pages - 1;
    const page = lesson.pages[state.page];
    title.textContent = isQuiz ? lesson.words.check : page.heading;
    text.textContent = isQuiz ? "" : page.text;
    figure.hidden = isQuiz;
    figure.innerHTML = isQuiz ? "" : figureOf(state.page);
    quiz.hidden = !isQuiz;
    back.disabled = state.page === 0;
    next.textContent = isQuiz ? lesson.words.answer : lesson.words.next;
    next.disabled = isQuiz && (state.done || state.chosen === null);
    bar.value = (state.page + (state.done ? 1 : 0)) / pages;
    place.textContent = `${state.page + 1} / ${pages}`;
    status.textContent = state.done && isQuiz ? lesson.words.right : "";
    status.classList.remove("wrong");
    if (move) {
      title.focus();
      scorm?.remember(String(state.page + 1), JSON.stringify(state), state.page / pages);
    }
  };

  const go = (step) => {
    state.page = Math.max(0, Math.min(pages - 1, state.page + step));
    show(true);
  };

  const answer = () => {
    const right = state.chosen === lesson.question.correct;
    scorm?.answer({
      ...{ id: lesson.question.id, chosen: state.chosen, right, correct: lesson.question.correct },
      text: lesson.question.text,
    });
    state.done = right;
    scorm?.remember(String(pages), JSON.stringify(state), right ? 1 : (pages - 1) / pages);
    scorm?.finish(right ? 100 : 0, right);
    show(false);
    status.textContent = right ? lesson.words.right : lesson.words.wrong;
    status.classList.toggle("wrong", !right);
  };

  for (const choice of lesson.question.choices) {
    const label = document.createElement("label");
    const input = document.createElement("input");
    input.type = "radio";
    input.name = "choice";
    input.value = choice.id;
    input.checked = state.chosen === choice.id;
    input.addEventListener("change", () => {
      state.chosen = choice.id;
      next.disabled = state.done;
    });
    label.append(input, choice.text);
    $("choices").append(label);
  }
  back.addEventListener("click", () => go(-1));
  next.addEventListener("click", () => (state.page === pages - 1 ? answer() : go(1)));
  window.addEventListener("pagehide", () => scorm?.end(state.done));
  show(false);
})();
