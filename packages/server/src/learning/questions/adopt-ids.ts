import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";

/** Parts that say what they said before keep their ids, so that figures of old and new answers speak of the same. */
export function adoptIds(body: QuestionBody, before: QuestionBody): QuestionBody {
  const taken = new Set<string>();
  const known = (says: unknown, among: readonly [string, unknown][], own: string): string => {
    const text = JSON.stringify(says);
    const match = among.find(([id, one]) => !taken.has(id) && JSON.stringify(one) === text);
    if (match) taken.add(match[0]);
    // Ids of before are letters and digits of a hex number: none begins so.
    return match ? match[0] : `x${own}`;
  };
  const sorted = (texts: object) =>
    Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parts = <Part extends { id: string; text: object }>(
    own: readonly Part[],
    old: readonly Part[],
  ): Part[] => {
    const among = old.map(({ id, text }): [string, unknown] => [id, sorted(text)]);
    return own.map((part) => ({ ...part, id: known(sorted(part.text), among, part.id) }));
  };
  if (body.kind === "one" && before.kind === "one")
    return { ...body, options: parts(body.options, before.options) };
  if (body.kind === "several" && before.kind === "several")
    return { ...body, options: parts(body.options, before.options) };
  if (body.kind === "ordering" && before.kind === "ordering")
    return { ...body, items: parts(body.items, before.items) };
  if (body.kind === "essay" && before.kind === "essay")
    return { ...body, rubric: parts(body.rubric, before.rubric) };
  if (body.kind !== "matching" || before.kind !== "matching") return body;
  const lefts = before.pairs.map(({ id, left }): [string, unknown] => [id, sorted(left)]);
  const rights = before.pairs.map(({ rightId, right }): [string, unknown] => [rightId, sorted(right)]);
  const pairs = body.pairs.map((pair) => ({
    ...{ ...pair, id: known(sorted(pair.left), lefts, pair.id) },
    rightId: known(sorted(pair.right), rights, pair.rightId),
  }));
  return { ...body, pairs, others: parts(body.others, before.others) };
}
