/** Longest texts of a portfolio page, in one language. */
export const portfolioLimits = { headline: 90, intro: 500, teamTitle: 90, teamText: 2_000 } as const;
/** Longest texts about a member of the team. */
export const teamMemberLimits = { name: 80, role: 80, about: 500 } as const;
