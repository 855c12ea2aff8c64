import { openActivity } from "@trilha/contract/learning/delivery/player-endpoints.ts";
import { personPage } from "../../room/page.ts";

export const pages = [
  personPage({
    path: "/courses/$courseId/activities/$order",
    assembled: "PlayerRoute",
    texts: ["learning/player", "learning/items"],
    bare: true,
    endpoints: [openActivity],
  }),
  personPage({
    path: "/trails/$trailId/courses/$courseId/activities/$order",
    assembled: "PlayerRoute",
    texts: ["learning/player", "learning/items"],
    bare: true,
    endpoints: [openActivity],
  }),
] as const;
