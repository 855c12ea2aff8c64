import type { ReactNode } from "react";

/**
 * Rewards of a course or trail besides points, and which of them are there: certificate and badges, other
 * features. `below` stands under them, and is drawn once they are known: it would else be moved.
 */
export type Brings = (
  course: { courseId: string; trailId: string | undefined; done: boolean },
  below: ReactNode,
) => ReactNode;
