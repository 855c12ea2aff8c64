import "@tanstack/react-query";

/**
 * First words of query keys, by wing. Every query's key begins with one, and so does every key that is dropped
 * or changed by hand: a key no query bears does not compile.
 */
export const queryRoots = {
  core: ["exports", "files", "reference", "session", "home", "views"],
  tenants: ["clients", "legal", "branding", "texts"],
  communication: ["notifications", "outbox", "push"],
  accounts: ["factors", "identities", "password-link", "profile", "sessions"],
  catalog: ["brands", "catalogue", "chains", "network", "products", "store-groups", "stores"],
  members: ["groups", "invitations", "people", "registration", "registrations", "segments", "trainings"],
  loyalty: [
    ...([
      "awards",
      "campaigns",
      "levels",
      "order-office",
      "orders",
      "photos",
      "points",
      "programme",
    ] as const),
    ...(["ranking", "review", "reward-office", "rewards", "sales", "stock"] as const),
  ],
  learning: [
    ...(["badges", "certificate-runs", "certificates", "course-office", "drill-office", "drills"] as const),
    ...(["event-office", "events", "roster"] as const),
    ...(["game", "learning", "player", "preview", "questions", "results", "teaching", "test"] as const),
  ],
  content: ["portfolio", "portfolio-office", "support"],
  partners: ["partners"],
  insight: ["audit", "figures"],
  privacy: ["consents", "data-requests", "own-data"],
} as const;

export type QueryRoot = (typeof queryRoots)[keyof typeof queryRoots][number];

/** Beginning of query keys: every query whose key begins so is meant. */
export type QueryPrefix = readonly [QueryRoot, ...string[]];

declare module "@tanstack/react-query" {
  interface Register {
    queryKey: readonly [QueryRoot, ...unknown[]];
  }
}
