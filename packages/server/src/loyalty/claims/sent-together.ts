const abortedTransaction = "25P02";

/**
 * Waits for statements that were sent one behind the other without waiting in between. When one of them fails all
 * behind it fail with it: the cause is told, not its echo.
 */
export async function sentTogether<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [I in keyof Work]: Awaited<Work[I]> }> {
  const ended = await Promise.allSettled(work);
  const failures = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length > 0) {
    throw failures.find((reason) => (reason as { code?: string }).code !== abortedTransaction) ?? failures[0];
  }
  return Promise.all(work) as Promise<{ -readonly [I in keyof Work]: Awaited<Work[I]> }>;
}
