/** Most attempts, and most minutes, granted to one person at a time. */
export const grantLimits = { attempts: 100, minutes: 600 } as const;
