import { isModuleOn } from "@trilha/contract/core/modules.ts";
import type { readOfficeHome as spec } from "@trilha/contract/home/office/endpoints.ts";
import { datesShown, daysAhead, queueShown } from "@trilha/contract/home/office/limits.ts";
import { dueKinds, officeQueues, officeTroubles, setUpSteps } from "@trilha/contract/home/office/states.ts";
import type { StaffQueue } from "../../core/staff-queue.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { countWaiting, nearestDates, stepsDone, type WaitingRow } from "./office.queries.ts";
import { dueDates, queues, setUp, troubles } from "./published.ts";

const DAY = 86_400_000;

const presentWaiting = ({ count, more, oldest }: WaitingRow<string>) => ({
  ...{ count, more },
  oldest: oldest?.toISOString() ?? null,
});

/** §interface#office-home: queues a member of the staff may work on, dates near, failures, and the set-up of a new client. */
export const readOfficeHome: UseCase<typeof spec> = (call) =>
  call.read(async (tx) => {
    const { actor, now, locale } = call;
    const { clientId, userId, permissions, modules } = actor;
    const worker = { clientId, userId, permissions, now };
    const isOpen = ({ rights, module }: Pick<StaffQueue, "rights" | "module">) =>
      isModuleOn(module, modules) && rights.some((right) => permissions.has(right));
    const open = <Name extends string>(
      names: readonly Name[],
      published: Readonly<Record<Name, StaffQueue>>,
    ) =>
      names
        .filter((name) => isOpen(published[name]))
        .map((name) => ({ name, waiting: published[name].waiting(worker) }));
    const span = { clientId, now, until: new Date(now.getTime() + daysAhead * DAY) };
    const near = dueKinds
      .filter((kind) => isOpen({ ...dueDates[kind], rights: [dueDates[kind].right] }))
      .map((kind) => ({ kind, due: dueDates[kind].due(span) }));
    const steps = setUpSteps
      .filter((step) => isModuleOn(setUp[step].module, modules))
      .map((step) => ({ step, isDone: setUp[step].isDone(clientId) }));

    const [work, failures, dates, done] = await Promise.all([
      countWaiting(tx, open(officeQueues, queues), queueShown),
      countWaiting(tx, open(officeTroubles, troubles), queueShown),
      nearestDates(tx, near, datesShown),
      permissions.has("client.configure") ? stepsDone(tx, steps) : null,
    ]);
    return {
      queues: work.map((row) => ({ queue: row.name, ...presentWaiting(row) })),
      troubles: failures
        .filter(({ count }) => count > 0)
        .map((row) => ({ trouble: row.name, ...presentWaiting(row) })),
      due: dates
        .sort((a, b) => a.at.getTime() - b.at.getTime())
        .slice(0, datesShown)
        .map(({ kind, id, number, title, at }) => ({
          ...{ kind, id, number, at: at.toISOString() },
          title: title && textIn(title, locale),
        })),
      setUp: done,
    };
  });
