import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";
import { queryClient } from "../api/query-client.ts";
import { brandingQuery, clientOfAddress, colorsOf } from "../session/branding.ts";
import { useSessionIfAny } from "../session/session.queries.ts";
import { tokens } from "../session/tokens.ts";
import { Notices } from "../ui/act/UndoNotice.tsx";
import { SiteName } from "../ui/page/site-name.ts";
import { UiProvider } from "../ui/theme/UiProvider.tsx";
import { RestoringNotice } from "./RestoringNotice.tsx";
import { router } from "./router.tsx";
import { UpdateNotice } from "./UpdateNotice.tsx";

const useSignedIn = () => useSyncExternalStore(tokens.subscribe, tokens.signedIn);

/** Dresses the app in the look of the selected client or, before sign-in, of the door one stands at. */
function Dressed({ children }: { children: ReactNode }) {
  const signedIn = useSignedIn();
  const client = useSessionIfAny(signedIn)?.selectedClient;
  const { data: branding } = useQuery({
    ...brandingQuery(clientOfAddress(location.search)),
    enabled: !signedIn,
  });
  return (
    <UiProvider branding={colorsOf(client ?? branding)}>
      <SiteName value={client?.name ?? branding?.client.name ?? "Trilha"}>{children}</SiteName>
    </UiProvider>
  );
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Dressed>
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
        <Notices />
        <RestoringNotice />
        <UpdateNotice />
      </Dressed>
    </QueryClientProvider>
  );
}
