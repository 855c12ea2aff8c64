import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/members/segments/endpoints.ts";
import { segmentLimit } from "@trilha/contract/members/segments/limits.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { presentSegment, segmentOf, sizesOf } from "./present-segment.ts";
import { peopleOfSegment, segmentById, segmentChoices, segmentPage } from "./segments.queries.ts";

/** A page of segments, by name. */
export const listSegments: UseCase<typeof contract.listSegments> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { search = "", state, limit } = query;
    const used = query.used === undefined ? null : query.used === "true";
    const after = readCursor(query.cursor, ["string", "id"]);
    const rows = await segmentPage(
      tx,
      { clientId, search, state, used, now: call.now },
      { after, rows: limit + 1 },
    );
    const sizes = await sizesOf(tx, call, rows.slice(0, limit));
    const sized = rows.map((row, index) => ({ row, people: sizes[index] ?? null }));
    return pageOf(
      sized,
      limit,
      ({ row }) => [row.name, row.id],
      ({ row, people }) => ({ ...presentSegment(row, people), uses: row.uses }),
    );
  });

/** Segments an editor of conditions offers, and archived ones for the names of what has them. */
export const listSegmentChoices: UseCase<typeof contract.listSegmentChoices> = (call) =>
  call.read(async (tx) => {
    const rows = await segmentChoices(tx, call.actor.clientId, 2 * segmentLimit);
    return {
      items: rows.map(({ id, name, state, conditions_version: version, conditions }) => ({
        ...{ id, name, state, version, conditions },
      })),
    };
  });

/** One segment, with where it is used. */
export const readSegment: UseCase<typeof contract.readSegment> = (call, { params }) =>
  call.read((tx) => segmentOf(tx, call, params.id));

/** A page of the people a segment is met by now. */
export const listSegmentPeople: UseCase<typeof contract.listSegmentPeople> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { search = "", limit } = query;
    const row = await segmentById(tx, clientId, params.id);
    if (!row) return refuse(genericProblems.notFound);
    const filter = { clientId, eligibility: row.conditions, now: call.now, search };
    const after = readCursor(query.cursor, ["string", "id"]);
    return pageOf(
      await peopleOfSegment(tx, filter, { after, rows: limit + 1 }),
      limit,
      (person) => [person.name, person.membershipId],
      (person) => person,
    );
  });
