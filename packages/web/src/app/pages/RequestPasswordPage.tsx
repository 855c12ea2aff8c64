import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { RequestPassword } from "../../accounts/recovery/RequestPassword.tsx";
import { DoorPage } from "../../accounts/sign-in/DoorPage.tsx";
import { putLink } from "../../accounts/sign-in/password-link.ts";
import { doorOf, lookQuery } from "../../session/look.ts";

/** Forgot password, at the client's door. */
export function RequestPasswordPage() {
  const { data: look } = useQuery(lookQuery(doorOf(location.search)));
  const { way: method } = useSearch({ strict: false }) as { way?: string };
  const navigate = useNavigate();
  return (
    <DoorPage look={look}>
      <RequestPassword
        way={method}
        onLink={(link) => {
          putLink(link);
          void navigate({ to: "/set-password" });
        }}
      />
    </DoorPage>
  );
}
