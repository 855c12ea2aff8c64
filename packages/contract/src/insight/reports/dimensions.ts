// Dimensions of a report's rows, in the order they are offered.

export const salesBy = ["week", "product", "brand", "chain", "country"] as const;
export const pointsBy = ["week", "day", "month", "campaign"] as const;
export const auditBy = ["reason", "week", "campaign"] as const;
export const redemptionBy = ["category", "reward", "week", "country", "campaign"] as const;
