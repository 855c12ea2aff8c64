/** What the first process tells a worker. */
export type ToWorker =
  | { readonly kind: "serve"; readonly databaseUrl: string }
  | { readonly kind: "stop" }
  | { readonly kind: "hurry" }
  /** Report your figures. */
  | { readonly kind: "figures"; readonly request: number }
  /** Everybody's figures put together. */
  | { readonly kind: "metrics"; readonly request: number; readonly text: string };

/** What a worker tells the first process. */
export type FromWorker =
  | { readonly kind: "ready"; readonly port: number }
  /** It could not start; the message is one line. */
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "figures"; readonly request: number; readonly figures: object[] }
  | { readonly kind: "metrics"; readonly request: number };
