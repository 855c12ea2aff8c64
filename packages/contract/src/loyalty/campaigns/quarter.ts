export interface CampaignPeriod {
  readonly beginsOn: string;
  readonly endsOn: string;
}

const two = (value: number) => String(value).padStart(2, "0");

/** §loyalty#campaign-length Usual days of a campaign in the quarter a day lies in: two and a half months, up to the 15th of the third. */
export function usualPeriod(day: string): CampaignPeriod {
  const [year = "", month = "01"] = day.split("-");
  const first = Number(month) - ((Number(month) - 1) % 3);
  return { beginsOn: `${year}-${two(first)}-01`, endsOn: `${year}-${two(first + 2)}-15` };
}

/** Usual days in whose place a campaign has others; undefined: it has the usual ones, or not both days yet. */
export function departureFrom({ beginsOn, endsOn }: CampaignPeriod): CampaignPeriod | undefined {
  if (!beginsOn || endsOn < beginsOn) return undefined;
  const usual = usualPeriod(beginsOn);
  return usual.beginsOn === beginsOn && usual.endsOn === endsOn ? undefined : usual;
}
