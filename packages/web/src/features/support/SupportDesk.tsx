import { sendOpenRequest, sendRequest } from "@trilha/contract/support/endpoints.ts";
import { call } from "../../api/call.ts";
import type { Look } from "../../session/look.ts";
import { useSession } from "../../session/session.queries.ts";
import { SupportForm } from "./SupportForm.tsx";

/** The form for who is here: they are known, and may show something; who is blocked writes, and no more. */
export function OwnSupport() {
  const { email, status } = useSession();
  return (
    <SupportForm
      known={{ email: email ?? "", files: status === "active" }}
      send={({ topic, message, answerTo, fileId }, key) =>
        call(sendRequest, { body: { topic, message, answerTo, ...(fileId && { fileId }) } }, { key })
      }
    />
  );
}

/** The form at the door. */
export function OpenSupport({ look }: { look: Look }) {
  if (!look.supportUse) return null;
  const client = look.client.slug;
  return (
    <SupportForm
      send={({ topic, message, answerTo, name }) =>
        call(sendOpenRequest, { body: { topic, message, answerTo, name, client } })
      }
    />
  );
}
