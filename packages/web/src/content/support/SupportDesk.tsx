import { sendOpenRequest, sendRequest } from "@trilha/contract/content/support/endpoints.ts";
import { type ReactNode, useState } from "react";
import { call } from "../../api/call.ts";
import type { Branding } from "../../session/branding.ts";
import { useSession } from "../../session/session.queries.ts";
import { OwnRequests } from "./OwnRequests.tsx";
import { SupportForm } from "./SupportForm.tsx";
import { useRequestSent } from "./support.queries.ts";

/** The form for who is here: they are known, and may show something; who is blocked writes, and no more. */
export function OwnSupport() {
  const { email, status } = useSession();
  const sent = useRequestSent();
  const active = status === "active";
  return (
    <>
      <SupportForm
        known={{ email: email ?? "", files: active }}
        send={async ({ topic, message, answerTo, fileId }, key) => {
          const body = { topic, message, answerTo, ...(fileId && { fileId }) };
          const receipt = await call(sendRequest, { body }, { key });
          sent();
          return receipt;
        }}
      />
      {active ? <OwnRequests /> : null}
    </>
  );
}

type OpenProps = {
  branding: Branding;
  /** The door's test for robots, where it has one. */
  robots: (onAnswer: (answer: string | undefined) => void, refusal: string | undefined) => ReactNode;
};

/** The form at the door. */
export function OpenSupport({ branding, robots }: OpenProps) {
  const [recaptcha, setRecaptcha] = useState<string>();
  if (!branding.supportUse) return null;
  const client = branding.client.slug;
  return (
    <SupportForm
      send={({ topic, message, answerTo, name }) =>
        call(sendOpenRequest, {
          body: { topic, message, answerTo, name, client, ...(recaptcha && { recaptcha }) },
        })
      }
    >
      {(refusal) => robots(setRecaptcha, refusal)}
    </SupportForm>
  );
}
