import type { ReactNode } from "react";

/**
 * Rewards of a course or trail besides points, and which of them are there: certificate and badges, other
 * features.
 */
export type Brings = (course: { courseId: string; trailId: string | undefined; done: boolean }) => ReactNode;
