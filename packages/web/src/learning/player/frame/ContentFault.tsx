import { IconWifiOff } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { useOnline } from "../../../ui/state/use-online.ts";

/** Why a content is not shown: the line, its address, this browser, or the file. */
export type ContentFaultKind = "offline" | "unreachable" | "unsupported" | "locked" | "damaged";

/** A content that cannot be shown, and whose fault it is; without a network it opens by itself when there is one again. */
export function ContentFault({ kind, reopen }: { kind: ContentFaultKind; reopen: () => void }) {
  const { t } = useTranslation("learning/player");
  const back = useOnline() && kind === "offline";
  useEffect(() => {
    if (back) reopen();
  }, [back, reopen]);
  if (kind === "offline")
    return (
      <div role="status">
        <EmptyState icon={<IconWifiOff size={28} stroke={1.6} />} title={t("fault.offlineTitle")}>
          {t("fault.offlineText")}
        </EmptyState>
      </div>
    );
  return <ErrorState title={t(`fault.${kind}Title`)} message={t(`fault.${kind}Text`)} onRetry={reopen} />;
}
