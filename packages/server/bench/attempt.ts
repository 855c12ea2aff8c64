import { type Exam, exam, perPaper, type Seat } from "./exam.ts";
import { phones } from "./open-loop.ts";
import { type Part, row } from "./part.ts";
import { processorFor } from "./processes.ts";
import { product } from "./product.ts";

const [warm, people] = [40, 200];

interface Question {
  options: { id: string }[];
}

/** A whole attempt of ten questions, in three requests as the app makes them, against one request for each answer. */
export const attempt: Part = {
  name: "attempt",
  run: async (bench) => {
    const { url } = await bench.use(product);
    const at = await exam(bench, 2 * (warm + people));
    const { post, close } = phones(1);
    const send = async <Body>(seat: Seat, path: string, payload: unknown): Promise<Body> => {
      const { status, body } = await post(`${url}${path}`, seat.authorization, payload);
      if (status !== 200) throw new Error(`${path} was answered ${status}: ${body.slice(0, 300)}`);
      return JSON.parse(body) as Body;
    };
    const seats = at.seats.values();
    const take = (apart: boolean) => async () => {
      const { value: seat } = seats.next();
      if (seat) await takeAttempt(send, at, seat, apart);
    };
    try {
      await processorFor(bench, warm, take(false));
      await processorFor(bench, warm, take(true));
      const together = await processorFor(bench, people, take(false));
      const apart = await processorFor(bench, people, take(true));
      return [
        row("an attempt of ten questions in three requests: processor, all processes", together.all, "ms", {
          atMost: 4,
        }),
        row("an attempt: of them the app's", together.app, "ms"),
        row("an attempt, each answer by itself: processor, all processes", apart.all, "ms"),
        row("an attempt in three requests: against each answer by itself", together.all / apart.all, "×", {
          atMost: 0.6,
        }),
      ];
    } finally {
      close();
    }
  },
};

type Send = <Body>(seat: Seat, path: string, payload: unknown) => Promise<Body>;

async function takeAttempt(send: Send, { courseId }: Exam, seat: Seat, apart: boolean): Promise<void> {
  const opened = await send<{ sittingId: string }>(
    seat,
    `/api/learning/courses/${courseId}/activities/1/open`,
    {},
  );
  const begun = await send<{ id: string; questions: Question[] }>(seat, "/api/attempts", {
    sittingId: opened.sittingId,
  });
  if (begun.questions.length !== perPaper) throw new Error("a paper is short");
  const device = crypto.randomUUID();
  const steps = begun.questions.map(({ options }, question) => ({
    ...{ id: crypto.randomUUID(), seq: question + 1, question, after: 1_000 * (question + 1) },
    answer: { kind: "one", option: options[0]?.id ?? "" },
  }));
  if (apart)
    for (const step of steps)
      await send(seat, `/api/attempts/${begun.id}/answers`, { device, steps: [step] });
  const { attempt: done } = await send<{ attempt: { result: unknown } }>(
    seat,
    `/api/attempts/${begun.id}/submit`,
    { device, steps: apart ? [] : steps },
  );
  if (!done.result) throw new Error("an attempt has no result");
}
