import { IconCopy, IconDownload, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { saveText } from "../../../ui/act/save-text.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import classes from "./factors.module.css";

type Props = { codes: readonly string[]; onClose: () => void };

/** The codes, this once: nobody can show them again. It closes when the person says they are kept. */
export function RecoveryCodesSheet({ codes, onClose }: Props) {
  const { t } = useTranslation("accounts/profile");
  const { selectedClient, email, fullName } = useSession();
  const [confirmed, setConfirmed] = useState(false);
  const programme = selectedClient?.name ?? "Trilha";
  const text = [programme, email ?? fullName, "", t("factors.codesText"), "", ...codes, ""].join("\n");
  const copy = () =>
    void navigator.clipboard.writeText(codes.join("\n")).then(
      () => notice(t("factors.copied")),
      () => undefined,
    );
  return (
    <Sheet
      opened
      fixed
      title={t("factors.codesTitle")}
      onClose={onClose}
      footer={
        <Button disabled={!confirmed} onClick={onClose}>
          {t("factors.codesDone")}
        </Button>
      }
    >
      <p>{t("factors.codesText")}</p>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className="text-15 nowrap">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex wrap gap-8 mb-20">
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => saveText("recovery-codes.txt", text, "text/plain;charset=utf-8")}
        >
          {t("factors.download")}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={18} stroke={1.7} aria-hidden="true" />}
          onClick={copy}
        >
          {t("factors.copy")}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t("factors.print")}
        </Button>
      </div>
      <Checkbox
        label={t("factors.codesKept")}
        checked={confirmed}
        onChange={(event) => setConfirmed(event.currentTarget.checked)}
      />
    </Sheet>
  );
}
