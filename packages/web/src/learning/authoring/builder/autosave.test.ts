import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused } from "../../../api/problem.ts";
import { autosave } from "./autosave.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusal = (code: string, status: number) => new Refused({ code, status, title: "x" });

/** A server that keeps what it is sent, or refuses it as it is told. */
function server() {
  const saves: { draft: string; version: number }[] = [];
  const wrong: Refused[] = [];
  const send = vi.fn(async (draft: string, version: number) => {
    const refused = wrong.shift();
    if (refused) throw refused;
    saves.push({ draft, version });
    return { version: version + 1, savedAt: "2026-01-01T00:00:00Z" };
  });
  const onSaved = vi.fn();
  const saving = autosave({ version: 4, savedAt: "2026-01-01T00:00:00Z", send, onSaved });
  return { kept: saves, wrong, send, onSaved, saving };
}

it("waits for a pause and sends the newest only", async () => {
  const { kept: saves, saving } = server();
  saving.offer("a");
  saving.offer("ab");
  expect(saving.state().kind).toBe("waiting");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saves).toEqual([{ draft: "ab", version: 4 }]);
  expect(saving.state().kind).toBe("saved");
  saving.offer("abc");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saves.at(-1)).toEqual({ draft: "abc", version: 5 });
});

it("sends what was written during a save after it, over the version it made", async () => {
  const { kept: saves, saving, onSaved } = server();
  saving.offer("a");
  const sent = saving.flush();
  saving.offer("b");
  await sent;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saves).toEqual([
    { draft: "a", version: 4 },
    { draft: "b", version: 5 },
  ]);
  expect(onSaved.mock.calls.map(([, , newest]) => newest)).toEqual([false, true]);
});

it("keeps trying without a network, and says so", async () => {
  const { kept: saves, wrong, saving } = server();
  wrong.push(refusal("device.offline", 0), refusal("service.unexpected", 503));
  saving.offer("a");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(saving.state().kind).toBe("offline");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(saves).toEqual([{ draft: "a", version: 4 }]);
  expect(saving.state().kind).toBe("saved");
});

it("sends nothing over somebody else's version", async () => {
  const { kept: saves, wrong, saving } = server();
  wrong.push(refusal("courses.draft_taken", 409));
  saving.offer("a");
  expect(await saving.flush()).toBe(false);
  saving.offer("b");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saving.state().kind).toBe("conflict");
  expect(saves).toEqual([]);
});

it("says what was refused, and tries the next change", async () => {
  const { kept: saves, wrong, saving } = server();
  wrong.push(refusal("request.invalid", 400));
  saving.offer("a");
  expect(await saving.flush()).toBe(false);
  expect(saving.state()).toMatchObject({ kind: "failed", message: "x" });
  saving.offer("b");
  expect(await saving.flush()).toBe(true);
  expect(saves).toEqual([{ draft: "b", version: 4 }]);
});
