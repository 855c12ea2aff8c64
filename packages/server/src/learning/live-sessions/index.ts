/** Live sessions: what has a date and seats, who comes, and what being there gives (decision 081). */
export { liveSessionJobs } from "./jobs.ts";
export { leaveSessions } from "./leave-sessions.ts";
export { liveSessionRoutes } from "./live-sessions.routes.ts";
export { addCalendarFeeds } from "./send-calendar.ts";
