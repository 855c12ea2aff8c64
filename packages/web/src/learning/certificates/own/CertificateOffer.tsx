import { IconCertificate } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import classes from "../certificates.module.css";
import { offerQuery } from "../certificates.queries.ts";

/** §earning-rules#training-points On the page of a course or trail that is not finished: the certificate finishing it brings, if any. */
export function CertificateOffer({ courseId, trailId }: { courseId: string; trailId: string | undefined }) {
  const { t } = useTranslation("learning/certificates");
  const heading = useId();
  const offer = useQuery(offerQuery(courseId, trailId)).data?.offer;
  if (!offer) return null;
  const { title, validMonths, held } = offer;
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <div className="flex align-start gap-14">
        <span className={classes.seal} aria-hidden="true">
          <IconCertificate size={26} stroke={1.6} />
        </span>
        <div className="shrink">
          <h2 id={heading} className={classes.title}>
            {title || t("offer.plain")}
          </h2>
          <p className="row hint wrap gap-4-12">
            <span>{t(held ? "offer.held" : "offer.brings")}</span>
            {held ? (
              <Link to="/profile/certificates" className={classes.way}>
                {t("offer.mine")}
              </Link>
            ) : validMonths === null ? null : (
              <span>{t("offer.months", { count: validMonths })}</span>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
