import { listOwnInvitations } from "@trilha/contract/members/people/invitations.ts";
import { personPage } from "../../room/page.ts";

export const pages = [
  personPage({
    path: "/invitations",
    assembled: "InvitationsRoute",
    texts: ["members/invitations"],
    endpoints: [listOwnInvitations],
  }),
] as const;
