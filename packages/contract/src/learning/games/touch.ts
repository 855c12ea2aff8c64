/** §limits#touch A finger that moves less than this many pixels has tapped, not dragged. */
export const dragThreshold = 5;
/** §limits#touch Milliseconds within which two taps are one double tap. */
export const doubleClickTime = 500;
/** §limits#touch Milliseconds after which a held finger asks for the menu of a thing. */
export const contextMenuTime = 900;
/** §limits#touch Milliseconds after which a held finger picks a thing up. */
export const pressHoldTime = 400;
