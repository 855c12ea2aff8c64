/** §9 Touch: how far a finger moves before it drags (CSS pixels), and how long what it does takes (milliseconds). */
export const touch = { dragThreshold: 5, doubleClick: 500, contextMenu: 900, pressHold: 400 } as const;
