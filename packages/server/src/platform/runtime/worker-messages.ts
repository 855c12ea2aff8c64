/** Messages of the first process to a worker. */
export type ToWorker =
  | { readonly kind: "serve"; readonly databaseUrl: string }
  | { readonly kind: "stop" }
  | { readonly kind: "hurry" }
  /** Report your figures. */
  | { readonly kind: "figures"; readonly request: number }
  /** Figures of all processes put together. */
  | { readonly kind: "metrics"; readonly request: number; readonly text: string };

/** Messages of a worker to the first process. */
export type FromWorker =
  | { readonly kind: "ready"; readonly port: number }
  /** Failed start; the message is one line. */
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "figures"; readonly request: number; readonly figures: object[] }
  | { readonly kind: "metrics"; readonly request: number };
