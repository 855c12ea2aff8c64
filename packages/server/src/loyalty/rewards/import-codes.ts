import { setImmediate as giveWay } from "node:timers/promises";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  listCodeBatches as listSpec,
  importCodes as spec,
} from "@trilha/contract/loyalty/rewards/code-endpoints.ts";
import type { CodeColumn } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import { rewardProblems, stockProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { fileNameOf, retireFile } from "../../core/files/index.ts";
import { importFile, readLines, type SheetRead } from "../../core/imports/index.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { marksOf, normalCode, sealCode } from "./code-seal.ts";
import { batchesOf, insertBatch, insertCodes, knownMarks } from "./codes.queries.ts";
import { lockRewards, rewardById } from "./rewards.queries.ts";
import { type CodeLine, codeError, codeFile, oncePerFile, readCodeLine } from "./rules/code-lines.ts";
import { type StockRow, stockOf } from "./stock.office.queries.ts";
import { moveStock } from "./stock.queries.ts";

type Body = Input<typeof spec>["body"];

// Sealing is work for the processor; other requests are answered between two turns.
const turn = 500;

/** Files of codes brought in for an item; never which codes. */
export const listBatches: UseCase<typeof listSpec> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    if (!(await rewardById(tx, clientId, params.id))) return refuse(genericProblems.notFound);
    const rows = await batchesOf(tx, clientId, params.id);
    return {
      items: rows.map(({ id, country, file_name, importer_name, at, codes, free, reserved, given }) => ({
        ...{ id, country, codes, free, reserved, given },
        ...{ fileName: file_name, by: importer_name, at: at.toISOString() },
      })),
    };
  });

/**
 * Checks a file of codes, or brings it in: each is a unit of stock. A code that is known already, in any spelling, is a
 * bad line. Bad lines are told by their number: no code leaves this file, and once it was brought in it is gone.
 */
export const importCodes: UseCase<typeof spec> = (call, { params, body }) =>
  // Two who bring one code at the same moment: one looks again.
  unlessTaken(genericProblems.conflict, () =>
    importFile(call, body, {
      kind: "codes",
      columns: codeFile,
      secret: true,
      plan: async (tx, sheet) => {
        const stock = await digitalStock(tx, call.actor.clientId, { ...body, rewardId: params.id });
        return isRefusal(stock) ? stock : { stock, ...(await planSheet(tx, call, sheet)) };
      },
      figures: ({ codes }) => ({ created: codes.length, updated: 0, unchanged: 0 }),
      more: () => ({}),
      write: async (tx, { stock, codes }) => {
        await keep(tx, call, { ...body, rewardId: params.id }, stock, codes);
        return undefined;
      },
    }),
  );

/** Judges every line. */
async function planSheet(
  tx: Tx,
  call: MemberCall,
  sheet: SheetRead<CodeColumn>,
): Promise<{ codes: CodeLine[]; errors: LineError[] }> {
  const { header } = sheet;
  const { good, errors } = await readLines(sheet, readCodeLine);
  const file = oncePerFile(good, header, normalCode);
  const known: LineError[] = [];
  const fresh: CodeLine[] = [];
  const { keys } = call.parts;
  for (let start = 0; start < file.once.length; start += turn) {
    await giveWay();
    const lines = file.once.slice(start, start + turn).map((line) => ({
      line,
      marks: marksOf(keys, call.actor.clientId, line.code),
    }));
    const marks = await knownMarks(
      tx,
      call.actor.clientId,
      lines.flatMap((one) => one.marks),
    );
    for (const one of lines) {
      if (!one.marks.some((mark) => marks.has(mark.toString("hex")))) fresh.push(one.line);
      else known.push(codeError(one.line.line, header, { code: "code_known" }));
    }
  }
  return { codes: fresh, errors: [...errors, ...file.errors, ...known] };
}

async function keep(
  tx: Tx,
  call: MemberCall,
  { rewardId, country, fileId }: Body & { rewardId: string },
  stock: StockRow,
  lines: readonly CodeLine[],
): Promise<void> {
  const { clientId, userId, name } = call.actor;
  const actor = { userId, name };
  const at = call.now;
  const fileName = (await fileNameOf(tx, { clientId, fileId })) ?? "";
  const batchId = await insertBatch(tx, {
    ...{ clientId, rewardId, country, fileName, codes: lines.length, by: actor, at },
  });
  for (let start = 0; start < lines.length; start += turn) {
    await giveWay();
    const codes = lines
      .slice(start, start + turn)
      .map(({ code }) => sealCode(call.parts.keys, clientId, code));
    await insertCodes(tx, { clientId, rewardId, country, batchId, at }, codes);
  }
  await moveStock(tx, {
    ...{ clientId, rewardId, country, units: lines.length, kind: "receive", by: actor, at },
    ...{ key: `receive:${batchId}`, reason: fileName },
  });
  // Codes at rest are sealed: the list they came in does not lie about in clear.
  await retireFile(tx, { clientId, fileId, now: at });
  await recordAudit(tx, call, {
    action: "codes.import",
    entity: "reward",
    entityId: rewardId,
    entityName: textIn(stock.name, call.locale) || stock.sku,
    after: { country, codes: lines.length, file: fileName },
  });
  await publishEvent(tx, "rewards.changed", { clientId });
}

/** The stock codes go to: of a digital item with a price in the country. */
async function digitalStock(
  tx: Tx,
  clientId: string,
  offer: { rewardId: string; country: Body["country"] },
): Promise<StockRow | Refusal> {
  if ((await lockRewards(tx, clientId, [offer.rewardId])).length === 0)
    return refuse(genericProblems.notFound);
  const reward = await rewardById(tx, clientId, offer.rewardId);
  if (reward?.delivery !== "digital") return refuse(stockProblems.digitalOnly);
  return (await stockOf(tx, clientId, offer)) ?? refuse(rewardProblems.notInCountry);
}
