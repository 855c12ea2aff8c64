import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { QueryClient } from "@tanstack/react-query";
import { eventsMissed } from "@trilha/contract/core/event.ts";
import { describe, expect, it, vi } from "vitest";
import { type QueryPrefix, type QueryRoot, queryRoots } from "../api/query-roots.ts";
import { laterStaleQueries, markStale, staleQueries } from "./stale-queries.ts";

const source = join(import.meta.dirname, "..");
const roots: readonly QueryRoot[] = Object.values(queryRoots).flat();

/** Fixed first words of every query's key in the source: `["orders", "list", state]` reads `["orders", "list"]`. */
const queryKeys: readonly string[][] = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap((file) => [
    ...readFileSync(join(source, file), "utf8").matchAll(/queryKey: \[([^\]]*)\],\s*(?:queryFn|endpoint)/g),
  ])
  .map(([, key = ""]) => [...(/^\s*(?:"[\w-]+"(?:,\s*|\s*$))*/.exec(key)?.[0].matchAll(/"([\w-]+)"/g) ?? [])])
  .map((words) => words.map(([, word = ""]) => word));

const bears = (prefix: QueryPrefix) => (key: readonly string[]) =>
  prefix.every((word, index) => key[index] === word);

function freshQueries(): QueryClient {
  const queries = new QueryClient();
  for (const root of roots) queries.setQueryData([root, "list"], {});
  return queries;
}

const staleRoots = (queries: QueryClient) =>
  queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey[0]);

describe("query keys", () => {
  it("every root is borne by a query", () => {
    expect(roots.filter((root) => !queryKeys.some(bears([root])))).toEqual([]);
  });

  const mapped = Object.entries({ ...staleQueries, ...laterStaleQueries });
  it.each(mapped)("%s makes only keys stale that a query bears", (_, prefixes) => {
    expect(prefixes.filter((prefix) => !queryKeys.some(bears(prefix)))).toEqual([]);
  });
});

describe("a live event", () => {
  it.each([
    ["registration.waiting", "registrations"],
    ["client.changed", "branding"],
    ["points.changed", "levels"],
  ] as const)("%s makes the session and %s stale", (name, root) => {
    const queries = freshQueries();
    markStale(queries, name);
    expect(staleRoots(queries)).toEqual(expect.arrayContaining(["session", root]));
    expect(staleRoots(queries)).not.toContain("support");
  });

  it("of new points makes leaderboards stale once the points have been counted", () => {
    vi.useFakeTimers();
    const queries = freshQueries();
    markStale(queries, "points.changed");
    expect(staleRoots(queries)).not.toContain("ranking");
    vi.advanceTimersByTime(1_000);
    expect(staleRoots(queries)).toContain("ranking");
    vi.useRealTimers();
  });

  it.each([eventsMissed, "sales.changed"])("unknown by name (%s) makes everything stale", (name) => {
    const queries = freshQueries();
    markStale(queries, name);
    expect(staleRoots(queries)).toHaveLength(roots.length);
  });
});
