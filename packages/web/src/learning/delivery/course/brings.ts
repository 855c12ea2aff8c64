import type { ReactNode } from "react";

/** What finishing a course or trail brings besides points, and what of it is there: certificate and badges, other features. */
export type Brings = (course: { courseId: string; trailId: string | undefined; done: boolean }) => ReactNode;
