import type { JobHandler } from "../../jobs/runner.ts";
export const holdChanged: JobHandler<"orders.hold_changed"> = async () => undefined;
