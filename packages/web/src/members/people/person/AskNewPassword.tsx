import { IconKey } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { askNewPassword } from "@trilha/contract/members/people/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { type Person, personQuery } from "../people.queries.ts";

/** For a password somebody else may know: the person has to change it before anything else. */
export function AskNewPassword({ person }: { person: Person }) {
  const { t } = useTranslation("members/people");
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call(askNewPassword, { params: { id: person.id } }),
    onSuccess: (after) => {
      notice(t("newPassword.asked"));
      queries.setQueryData(personQuery(person.id).queryKey, after);
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  return (
    <ConfirmAction
      title={t("newPassword.title", { name: person.name })}
      text={<p>{t("newPassword.text")}</p>}
      confirm={t("newPassword.ask")}
      onConfirm={() => ask.mutateAsync()}
    >
      {(open) => (
        <Button
          variant="default"
          leftSection={<IconKey size={18} stroke={1.7} aria-hidden="true" />}
          onClick={open}
        >
          {t("newPassword.ask")}
        </Button>
      )}
    </ConfirmAction>
  );
}
