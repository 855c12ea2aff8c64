import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";

type Props = {
  provider: string;
  /** Page of the film at its provider. */
  address: string;
  onRetry: () => void;
};

/** A film of somebody else that did not come: once more here, or where it lives. */
export function FilmMissing({ provider, address, onRetry }: Props) {
  const { t } = useTranslation("learning/player");
  return (
    <div className="stack items-center">
      <ErrorState title={t("media.failedTitle")} message={t("media.outsideFailed")} onRetry={onRetry} />
      <a className="inline gap-6 touch" href={address} target="_blank" rel="noreferrer">
        {t("outside.openThere", { provider })}
        <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
      </a>
    </div>
  );
}
