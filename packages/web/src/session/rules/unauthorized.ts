/** Meaning of a 401 (spec §states#token-refresh "Token refresh"): refresh once, or the session is over. */
export function afterUnauthorized(tokens: {
  readonly refresh: string | undefined;
  readonly webservice: string | undefined;
}): "refresh" | "clear" {
  return tokens.refresh && !tokens.webservice ? "refresh" : "clear";
}

/** Runs one refresh at a time; whoever asks meanwhile waits for the same outcome. */
export function singleFlight<Outcome>(run: () => Promise<Outcome>): () => Promise<Outcome> {
  let flying: Promise<Outcome> | undefined;
  return () => {
    flying ??= run().finally(() => {
      flying = undefined;
    });
    return flying;
  };
}
