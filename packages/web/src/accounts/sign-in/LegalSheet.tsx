import type { LegalKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../ui/sheet/Sheet.tsx";
import { LegalText } from "./LegalText.tsx";

type Props = { kind: LegalKind; client: string; onClose: () => void };

export function LegalSheet({ kind, client, onClose }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  return (
    <Sheet opened title={t(`legal.${kind}`)} onClose={onClose} size="lg">
      <LegalText kind={kind} client={client} />
    </Sheet>
  );
}
