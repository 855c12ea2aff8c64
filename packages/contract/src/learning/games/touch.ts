/** §9 A finger that moves less than this many pixels has tapped, not dragged. */
export const dragThreshold = 5;
/** §9 Milliseconds within which two taps are one double tap. */
export const doubleClickTime = 500;
/** §9 Milliseconds after which a held finger asks for the menu of a thing. */
export const contextMenuTime = 900;
/** §9 Milliseconds after which a held finger picks a thing up. */
export const pressHoldTime = 400;
