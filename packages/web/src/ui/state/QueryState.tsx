import type { ReactNode } from "react";
import { ErrorState } from "./ErrorState.tsx";
import { AgeShown, OfflineNotice } from "./OfflineNotice.tsx";
import { StaleNotice } from "./StaleNotice.tsx";
import { useOnline } from "./use-online.ts";

type Query<Data> = {
  readonly data: Data | undefined;
  readonly error: (Error & { readonly requestId?: string | undefined }) | null;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
  /** Only the next page failed: the list's foot says so. */
  readonly isFetchNextPageError?: boolean;
};

type Props<Data> = {
  query: Query<Data>;
  /** Looks like the content that is on its way. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/**
 * Answer of a query, in each of its states: on its way, failed, there, or there from before while the
 * network or the server is not.
 */
export function QueryState<Data>({ query, skeleton, children }: Props<Data>) {
  const { data, error, dataUpdatedAt, refetch, isFetchNextPageError } = query;
  const online = useOnline();
  if (data === undefined) {
    if (!error) return skeleton;
    return <ErrorState message={error.message} requestId={error.requestId} onRetry={() => void refetch()} />;
  }
  const since = new Date(dataUpdatedAt);
  return (
    <>
      <OfflineNotice since={since} />
      {error && online && !isFetchNextPageError ? (
        <StaleNotice since={since} onRetry={() => void refetch()} />
      ) : null}
      <AgeShown value={true}>{children(data)}</AgeShown>
    </>
  );
}
