/** Weeks of campaigns beside each other, the first of each at the same place; null after a campaign's last one with a sale. */
export function weeksBeside(
  campaignIds: readonly string[],
  sold: readonly { campaignId: string; number: number; units: number }[],
): { number: number; units: (number | null)[] }[] {
  const known = new Map(sold.map(({ campaignId, number, units }) => [`${campaignId} ${number}`, units]));
  const lastOf = (id: string) =>
    sold.reduce((last, { campaignId, number }) => (campaignId === id ? Math.max(last, number) : last), 0);
  const lasts = campaignIds.map(lastOf);
  return Array.from({ length: Math.max(0, ...lasts) }, (_, index) => index + 1).map((number) => ({
    number,
    units: campaignIds.map((id, place) =>
      number > (lasts[place] ?? 0) ? null : (known.get(`${id} ${number}`) ?? 0),
    ),
  }));
}
