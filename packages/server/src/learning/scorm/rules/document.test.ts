import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asTree, readDocument } from "./document.ts";

describe("§entities#type-scorm scorm: what a commit says", () => {
  test("elements by name; what is ours is left out, what nobody knows is kept apart", () => {
    const document = readDocument("1.2", {
      core: { student_name: "Somebody else", lesson_status: "incomplete", lesson_location: "p3", exit: "" },
      student_data: { mastery_score: "1" },
      suspend_data: "a=1",
      objectives: { "0": { id: "o1", score: { raw: "50" } } },
      interactions: [{ id: "q1", type: "choice", student_response: "b", _count: 1 }],
      own_idea: { deep: "x" },
      core_: null,
    });
    expect([...(document?.values ?? [])]).toEqual([
      ["core.lesson_status", "incomplete"],
      ["core.lesson_location", "p3"],
      ["suspend_data", "a=1"],
      ["objectives.0.id", "o1"],
      ["objectives.0.score.raw", "50"],
      ["interactions.0.id", "q1"],
      ["interactions.0.type", "choice"],
      ["interactions.0.student_response", "b"],
    ]);
    expect(document?.journal).toEqual({ "own_idea.deep": "x" });
  });

  test("a value an element cannot have goes to the journal, not to the record", () => {
    const document = readDocument("2004", { score: { scaled: "12" }, completion_status: "done" });
    expect(document?.values.size).toBe(0);
    expect(document?.journal).toEqual({ "score.scaled": "12", completion_status: "done" });
  });

  test("the journal is bounded, a document without end is none", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`x${n}`, "y".repeat(9_999)]));
    const journal = Object.values(readDocument("2004", many)?.journal ?? {});
    expect(journal).toHaveLength(100);
    expect(journal[0]).toHaveLength(4_096);
    const endless = Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`x${n}`, "y"]));
    expect(readDocument("2004", endless)).toBeUndefined();
    let deep: object = { a: "1" };
    for (let n = 0; n < 12; n++) deep = { a: deep };
    expect(readDocument("2004", deep)).toBeUndefined();
  });

  test.each([null, "text", 7, undefined])("%s is no document", (value) => {
    expect(readDocument("1.2", value)).toBeUndefined();
  });

  test("names that mean something to JavaScript are names like others", () => {
    const document = readDocument("2004", JSON.parse('{"__proto__":{"location":"x"},"location":"here"}'));
    expect(document?.values.get("location")).toBe("here");
    expect(({} as Record<string, unknown>).location).toBeUndefined();
  });

  test("a tree says the same again; id and type stand before what depends on them", () => {
    const values = new Map([
      ["interactions.10.learner_response", "b"],
      ["interactions.10.type", "choice"],
      ["interactions.2.id", "q2"],
      ["interactions.10.id", "q10"],
      ["location", "p1"],
    ]);
    const tree = asTree(values);
    expect(JSON.stringify(tree)).toBe(
      '{"interactions":{"2":{"id":"q2"},"10":{"id":"q10","type":"choice","learner_response":"b"}},"location":"p1"}',
    );
    expect(readDocument("2004", tree)?.values.size).toBe(values.size);
  });

  test("any text of suspend data comes back as it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        const tree = asTree(new Map([["suspend_data", text]]));
        const stored: unknown = JSON.parse(JSON.stringify(tree));
        expect(readDocument("1.2", stored)?.values.get("suspend_data")).toBe(text);
      }),
    );
  });
});
