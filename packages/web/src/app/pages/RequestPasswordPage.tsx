import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { RequestPassword } from "../../accounts/recovery/RequestPassword.tsx";
import { putLink } from "../../accounts/sign-in/password-link.ts";
import { SignInLayout } from "../../accounts/sign-in/SignInLayout.tsx";
import { brandingQuery, clientOfAddress } from "../../session/branding.ts";

/** Forgot password, at the client's door. */
export function RequestPasswordPage() {
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  const { method } = useSearch({ strict: false }) as { method?: string };
  const navigate = useNavigate();
  return (
    <SignInLayout branding={branding}>
      <RequestPassword
        method={method}
        onLink={(link) => {
          putLink(link);
          void navigate({ to: "/set-password" });
        }}
      />
    </SignInLayout>
  );
}
