import { IconMailForward } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { inviteWaiting } from "@trilha/contract/members/people/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";

/** The invitation once more, to everybody who has never come; says first how many they are. */
export function InviteWaiting() {
  const { t } = useTranslation("members/people");
  const { number } = useFormats();
  const [count, setCount] = useState(0);
  const invite = useMutation({
    mutationFn: (dryRun: boolean) => call(inviteWaiting, { body: { dryRun } }),
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  const ask = (open: () => void) =>
    invite.mutate(true, {
      onSuccess: ({ people }) => {
        setCount(people);
        if (people > 0) open();
        else notice(t("invite.waitingNone"));
      },
    });
  return (
    <ConfirmAction
      title={t("invite.waitingTitle", { count, amount: number(count) })}
      text={t("invite.waitingText")}
      confirm={t("invite.waitingSend")}
      onConfirm={() =>
        invite
          .mutateAsync(false)
          .then(({ people }) => notice(t("invite.waitingSent", { count: people, amount: number(people) })))
      }
    >
      {(open) => (
        <Button
          variant="default"
          loading={invite.isPending}
          leftSection={<IconMailForward size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => ask(open)}
        >
          {t("invite.waiting")}
        </Button>
      )}
    </ConfirmAction>
  );
}
