import { IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import classes from "../people.module.css";
import { invitationList, useWithdrawInvitation } from "../people.queries.ts";
import { StatusViews } from "./StatusViews.tsx";

/** People who were invited and have not answered: what staff typed, and a way to take it back. */
export function InvitedPage() {
  const { t } = useTranslation("members/people");
  const { t: words } = useTranslation("shell");
  const { date } = useFormats();
  const session = useSession();
  const withdrawal = useWithdrawInvitation();
  const withdraw = (id: string, name: string) =>
    withdrawal.mutateAsync(id).then(
      () => notice(t("invited.withdrawn", { name })),
      (error: Error) => notice(error.message, { kind: "failed" }),
    );
  return (
    <>
      <PageTitle title={t("invited.view")} lead={t("invited.lead")} />
      <StatusViews values={{}} />
      <ListView
        list={useList(invitationList)}
        icon={<IconMail size={28} stroke={1.6} />}
        empty={{ title: t("invited.noneTitle"), text: t("invited.noneText") }}
      >
        {(rows, foot) => (
          <Card>
            <ul className={classes.invited}>
              {rows.map(({ id, name, email, roles, jobProfile, createdAt, mailedAt }) => (
                <li key={id}>
                  <div>
                    <strong>{name}</strong>
                    <span>{email ?? t("invited.noEmail")}</span>
                    <span>
                      {[
                        ...roles.map((role) => words(`words.role.${role}`)),
                        ...(jobProfile ? [words(`words.jobProfile.${jobProfile}`)] : []),
                        t("invited.since", { date: date(new Date(createdAt)) }),
                        ...(mailedAt ? [t("invited.mailed", { date: date(new Date(mailedAt)) })] : []),
                      ].join(" · ")}
                    </span>
                  </div>
                  {can(session, "people.invite") ? (
                    <ConfirmAction
                      title={t("invited.withdrawTitle", { name })}
                      text={t("invited.withdrawText")}
                      confirm={t("invited.withdraw")}
                      onConfirm={() => withdraw(id, name)}
                    >
                      {(ask) => (
                        <Button
                          variant="default"
                          size="sm"
                          onClick={ask}
                          aria-label={t("invited.withdrawOf", { name })}
                        >
                          {t("invited.withdraw")}
                        </Button>
                      )}
                    </ConfirmAction>
                  ) : null}
                </li>
              ))}
            </ul>
            {foot}
          </Card>
        )}
      </ListView>
    </>
  );
}
