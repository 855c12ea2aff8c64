import { IconExternalLink } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "../sales.module.css";
import type { Claim } from "../sales.queries.ts";

/** The invoice as it was sent; opens large in a page of its own. */
export function ClaimPhoto({ photo }: { photo: NonNullable<Claim["photo"]> }) {
  const { t } = useTranslation("loyalty/claims/sales");
  return (
    <a href={photo.url} target="_blank" rel="noreferrer" className={classes.photo}>
      {photo.type.startsWith("image/") ? <img src={photo.url} alt={t("photo.alt")} /> : null}
      <span className="inline gap-6 touch">
        {photo.type.startsWith("image/") ? t("photo.open") : t("photo.openPdf")}
        <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
      </span>
    </a>
  );
}
