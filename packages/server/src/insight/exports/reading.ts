import type { EndpointSpec, Input } from "@trilha/contract/core/endpoint.ts";
import { exportRowLimit, personalKinds } from "@trilha/contract/core/exports/shapes.ts";
import { pageSizeLimit } from "@trilha/contract/core/limits.ts";
import { isModuleOn } from "@trilha/contract/core/modules.ts";
import { figureRowLimit } from "@trilha/contract/insight/reports/shapes.ts";
import type { Permission } from "@trilha/contract/permissions.ts";
import type { Actor } from "../../core/actor.ts";
import type { CallFor, MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import { readInput } from "../../platform/http/validate.ts";
import { clientZone } from "../../tenants/clients/index.ts";
import type { ExportRow, Failure } from "./exports.queries.ts";
import type { ExportCell, ExportSource } from "./kinds/kind.ts";
import { kinds, useCaseOf } from "./kinds/kinds.ts";

/** Rights of somebody in a client. */
type Reader = Pick<Actor, "permissions" | "modules">;

/** Whether somebody may call the endpoint a kind is read from, in a client that has its module. */
export function mayRead({ permissions, modules }: Reader, { spec }: ExportSource): boolean {
  return permissions.has(spec.access as Permission) && isModuleOn(spec.module, modules);
}

/** As `mayRead`, with what a file that names people needs besides. */
export function mayExport(actor: Reader, { kind }: Pick<ExportRow, "kind">): boolean {
  const personal = personalKinds.has(kind);
  return mayRead(actor, kinds[kind]) && (!personal || actor.permissions.has("exports.personal"));
}

/** Lists come in pages, figures whole: each is asked for as much as it gives at once. */
const most = ({ spec }: ExportSource): Record<string, string> => {
  const shape = spec.query ? Object.keys((spec.query as { shape?: object }).shape ?? {}) : [];
  if (shape.includes("cursor")) return { limit: String(pageSizeLimit) };
  return shape.includes("limit") ? { limit: String(figureRowLimit) } : {};
};

/** A page's filters, and what its address names, as its endpoint takes them; or what is wrong with them. Where a page begins is not one of them. */
export function readFilters(
  kind: ExportSource,
  params: Readonly<Record<string, string>>,
  cursor?: string,
): Input<EndpointSpec> | Refusal {
  const { cursor: _cursor, limit: _limit, ...given } = params;
  const named = new Set([...kind.spec.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const part = (inPath: boolean) => Object.entries(given).filter(([name]) => named.has(name) === inPath);
  return readInput(kind.spec, {
    params: Object.fromEntries(part(true)),
    query: { ...Object.fromEntries(part(false)), ...most(kind), ...(cursor && { cursor }) },
    body: undefined,
  });
}

/**
 * All rows a kind's page would show somebody, headings first, read page by page as they would read them. Answers why
 * not, where they may not or there are too many. `progress` hears how far it is after each page.
 */
export async function readRows(
  call: MemberCall,
  row: Pick<ExportRow, "kind" | "params">,
  progress: (rows: number) => Promise<void>,
): Promise<ExportCell[][] | Failure> {
  const kind = kinds[row.kind];
  const answer = useCaseOf(kind);
  const { actor, locale } = call;
  const reader = { locale, timeZone: await call.read((tx) => clientZone(tx, actor.clientId)) };
  const rows: ExportCell[][] = [kind.headings(locale)];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const input = readFilters(kind, row.params, cursor);
    if (isRefusal(input)) return "broken";
    const answered = await answer(call as CallFor<EndpointSpec>, input);
    if (isRefusal(answered)) return "not_allowed";
    const page = kind.page(answered, reader);
    rows.push(...page.rows);
    cursor = page.nextCursor;
    if (rows.length - 1 > exportRowLimit) return "too_long";
    await progress(rows.length - 1);
  }
  return rows;
}
