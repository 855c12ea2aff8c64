import type { ManifestSequencing } from "@trilha/contract/learning/content/manifest.ts";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  ahead,
  flowing,
  ruled,
  type SequencingNode,
  says,
  treeOf,
  walk,
} from "../../../../../test/builders-sequencing.ts";
import { contentsOf, validRequests } from "./menu.ts";
import { navigate } from "./navigate.ts";

describe("§protocols#scorm-sequencing what a learner may do", () => {
  test("what may be chosen, and which requests would be answered, is tried on a copy", () => {
    const sequencer = treeOf(flowing(), [
      ["a"],
      ["b", ahead("disabled", "always")],
      ["c", ahead("hiddenFromChoice", "always")],
    ]);
    walk(sequencer, "start");
    const before = structuredClone(sequencer.state);
    expect(contentsOf(sequencer).map(({ id, selectable }) => [id, selectable])).toEqual([
      ["a", true],
      ["b", false],
    ]);
    expect(validRequests(sequencer)).toMatchObject({
      continue: false,
      previous: false,
      choice: { a: true, c: false },
    });
    expect(sequencer.state).toEqual(before);
  });

  test("a rule hides a cluster with all below it, the manifest its line alone", () => {
    const sequencer = treeOf(flowing(), [
      ["f", { ...flowing(), ...ahead("hiddenFromChoice", "always") }, [["a"], ["b"]]],
      ["c"],
      ["g", flowing(), [["d"]], { isVisible: false }],
    ]);
    expect(contentsOf(sequencer).map(({ id, depth }) => [id, depth])).toEqual([
      ["c", 0],
      ["d", 0],
    ]);
  });

  test("the table of contents says of every activity what choosing it would bring", () => {
    const flags = ["flow", "choice", "choiceExit", "forwardOnly", "constrainChoice", "preventActivation"];
    const actions = ["skip", "disabled", "hiddenFromChoice", "stopForwardTraversal"];
    const conditions = ["always", "completed", "attempted", "satisfied"];
    const controls = fc
      .dictionary(fc.constantFrom(...flags), fc.boolean(), { maxKeys: 3 })
      .map((some): ManifestSequencing => flowing(some));
    const rule = fc.oneof(
      { weight: 3, arbitrary: fc.constant<ManifestSequencing>({}) },
      fc
        .tuple(fc.constantFrom(...actions), fc.constantFrom(...conditions))
        .map(([action, condition]) => ahead(action, condition)),
      fc
        .constantFrom("exitParent", "exitAll", "retry", "continue", "previous")
        .map((action) => ruled("postConditionRules", action, "completed")),
      fc.constant<ManifestSequencing>({ attemptLimit: 1 }),
    );
    const definition = fc.tuple(controls, rule).map(([one, other]) => ({ ...one, ...other }));
    const tree = fc.array(fc.array(fc.array(definition, { maxLength: 2 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    });
    const wishes = fc.array(
      fc.constantFrom("start", "continue", "previous", "exit", "choice 0", "choice 1.1", "choice 2.0.1"),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(
        fc.tuple(controls, fc.infiniteStream(definition), tree, wishes),
        ([root, kinds, nodes, steps]) => {
          const next = () => kinds.next().value as ManifestSequencing;
          const top = nodes.map((clusters, one): SequencingNode => {
            const inner = clusters.map((leaves, two): SequencingNode => {
              const leafOf = (own: ManifestSequencing, three: number): SequencingNode => [
                `${one}.${two}.${three}`,
                own,
              ];
              return [`${one}.${two}`, next(), leaves.map(leafOf)];
            });
            return [`${one}`, next(), inner];
          });
          const sequencer = treeOf(root, top);
          for (const wish of steps) {
            walk(sequencer, wish);
            if (sequencer.state.current) says(sequencer, { completion: "completed" });
          }
          const { choice } = validRequests(sequencer);
          const tried = [...sequencer.byId.keys()].map((target) => {
            const copy = { ...sequencer, state: structuredClone(sequencer.state) };
            return [target, navigate(copy, { request: "choice", target }).outcome === "delivered"];
          });
          expect(choice).toEqual(Object.fromEntries(tried));
        },
      ),
    );
  });

  test("a table of contents of hundreds of lines ends what is open once, not once for every line", () => {
    const clusters = Array.from({ length: 20 }, (_, at): SequencingNode => {
      const leaves = Array.from({ length: 20 }, (_, leaf): SequencingNode => [`${at}.${leaf}`]);
      return [`${at}`, flowing(), leaves];
    });
    const sequencer = treeOf(flowing(), clusters);
    walk(sequencer, "start");
    const clone = vi.spyOn(globalThis, "structuredClone");
    expect(contentsOf(sequencer).filter(({ selectable }) => selectable)).toHaveLength(420);
    expect(validRequests(sequencer).continue).toBe(true);
    expect(clone.mock.calls.length).toBeLessThan(6);
    clone.mockRestore();
  });
});
