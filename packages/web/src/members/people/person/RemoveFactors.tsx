import { IconShieldOff } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { removeFactors } from "@trilha/contract/members/people/endpoints.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { withProof } from "../../../accounts/re-authentication/with-proof.ts";
import { call } from "../../../api/call.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { type Person, personQuery } from "../people.queries.ts";

const CommentSheet = lazyPart(() =>
  import("../../../ui/form/CommentSheet.tsx").then(({ CommentSheet }) => ({ default: CommentSheet })),
);

/** For who lost their second factor: taken away with a reason, by staff who prove who they are. */
export function RemoveFactors({ person }: { person: Person }) {
  const { t } = useTranslation("members/people");
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = async (reason: string) => {
    await withProof(() => call(removeFactors, { params: { id: person.id }, body: { reason } }));
    notice(t("factors.removed"));
    await queries.invalidateQueries({ queryKey: personQuery(person.id).queryKey });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShieldOff size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t("factors.remove")}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <CommentSheet
            title={t("factors.title", { name: person.name })}
            text={t("factors.text")}
            label={t("factors.reason")}
            help={t("factors.reasonHelp")}
            submit={t("factors.remove")}
            required
            danger
            onSay={remove}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
