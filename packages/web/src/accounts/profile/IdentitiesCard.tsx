import { IconBuildingSkyscraper } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { ProofDeclined } from "../re-authentication/with-proof.ts";
import classes from "./profile.module.css";
import { identitiesQuery, useUnlinkIdentity } from "./profile.queries.ts";

/** Accounts at clients' providers that sign in as this person, each in its own programme. */
export function IdentitiesCard() {
  const { t } = useTranslation("accounts/profile");
  const { ago, date } = useFormats();
  const query = useQuery(identitiesQuery);
  const unlink = useUnlinkIdentity();
  const remove = (id: string) =>
    unlink.mutateAsync(id).then(
      () => notice(t("identities.removed")),
      (error: Error) => {
        if (!(error instanceof ProofDeclined)) notice(error.message, { kind: "failed" });
      },
    );
  return (
    <Card title={t("identities.title")}>
      <QueryState query={query} skeleton={<ListSkeleton rows={1} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t("identities.none")}</p>
          ) : (
            <ul className={classes.sessions}>
              {items.map(({ id, client, issuer, linkedAt, lastUsedAt }) => (
                <li key={id}>
                  <IconBuildingSkyscraper size={24} stroke={1.6} aria-hidden="true" />
                  <div>
                    <strong>{client}</strong>
                    <span className="break">{issuer.replace(/^https?:\/\//, "")}</span>
                    <span>
                      {t("identities.linked", { date: date(new Date(linkedAt)) })} ·{" "}
                      {t("identities.used", { age: ago(new Date(lastUsedAt)) })}
                    </span>
                  </div>
                  <ConfirmAction
                    title={t("identities.removeTitle", { client })}
                    text={t("identities.removeText", { client })}
                    confirm={t("identities.remove")}
                    onConfirm={() => remove(id)}
                  >
                    {(ask) => (
                      <Button
                        variant="default"
                        size="sm"
                        onClick={ask}
                        aria-label={t("identities.removeOf", { client })}
                      >
                        {t("identities.remove")}
                      </Button>
                    )}
                  </ConfirmAction>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}
