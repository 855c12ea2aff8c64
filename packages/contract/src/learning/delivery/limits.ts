/** Longest texts of a course or trail, in one language; its modules and activities have a title as long. */
export const courseTextLimits = { title: 120, summary: 500, description: 5_000 } as const;
/** Most minutes an activity is said to take. */
export const activityMinutesLimit = 600;
/** Most seconds of a film or recording. */
export const mediaSecondsLimit = 86_400;
/** Most days after the enrolment by which a course should be finished. */
export const daysToFinishLimit = 730;
/** Longest id of a course at SCORM Cloud. */
export const cloudCourseLimit = 128;
