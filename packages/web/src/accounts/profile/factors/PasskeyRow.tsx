import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { CommentSheet } from "../../../ui/form/CommentSheet.tsx";
import type { Factors, useFactorActs } from "./factors.queries.ts";

type Props = {
  passkey: Factors["passkeys"][number];
  acts: ReturnType<typeof useFactorActs>;
  attempt: <T>(work: () => Promise<T>, done?: string) => Promise<T | undefined>;
  /** When it was last used, in words. */
  used: string;
};

/** One passkey: what it is called, where it works, when it was used. */
export function PasskeyRow({ passkey, acts, attempt, used }: Props) {
  const { t } = useTranslation("accounts/profile");
  const [naming, setNaming] = useState(false);
  const { id, name, host, here, synced } = passkey;
  const facts = [
    used,
    ...(synced ? [t("factors.synced")] : []),
    ...(here ? [] : [t("factors.worksAt", { host })]),
  ];
  return (
    <li>
      <IconFingerprint size={24} stroke={1.6} aria-hidden="true" />
      <div>
        <strong>{name}</strong>
        <span>{facts.join(" · ")}</span>
      </div>
      <div className="flex gap-4">
        <Button
          variant="subtle"
          size="sm"
          aria-label={t("factors.renameOne", { name })}
          onClick={() => setNaming(true)}
        >
          {t("factors.rename")}
        </Button>
        <ConfirmAction
          title={t("factors.removePasskeyTitle")}
          text={t("factors.removePasskeyText", { name })}
          confirm={t("factors.remove")}
          onConfirm={() => attempt(() => acts.removePasskey(id), t("factors.removed"))}
        >
          {(ask) => (
            <Button
              variant="subtle"
              color="danger"
              size="sm"
              aria-label={t("factors.removeOne", { name })}
              onClick={ask}
            >
              {t("factors.remove")}
            </Button>
          )}
        </ConfirmAction>
      </div>
      {naming ? (
        <CommentSheet
          title={t("factors.renameTitle")}
          label={t("factors.name")}
          submit={t("factors.save")}
          required
          line={{ initial: name, limit: 64 }}
          onSay={(words) => acts.renamePasskey(id, words)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </li>
  );
}
