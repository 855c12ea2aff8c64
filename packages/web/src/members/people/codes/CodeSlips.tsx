import { useTranslation } from "react-i18next";
import { useSession } from "../../../session/session.queries.ts";
import { byStore, type IssuedCodes } from "./code-list.ts";
import classes from "./codes.module.css";

type Props = { issued: IssuedCodes; until: string };

/**
 * Printed slips with codes: a page for each store, a slip for each person to cut out. Never on the screen.
 */
export function CodeSlips({ issued, until }: Props) {
  const { t } = useTranslation("members/people");
  const { selectedClient } = useSession();
  const { address, codes, qr } = issued;
  return (
    <div className={classes.paper} aria-hidden="true">
      {byStore(codes).map(({ store, codes: ofStore }) => (
        <section key={store ?? ""} className={classes.page}>
          <h2>{store ?? t("codes.noStore")}</h2>
          {ofStore.map(({ personId, name, document, code }) => (
            <div key={personId} className={classes.slip}>
              <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t("codes.qr")}>
                <path d={qr.path} />
              </svg>
              <div>
                <p>
                  <strong>{name}</strong> {document} · {selectedClient?.name}
                </p>
                <p className={classes.big}>{code}</p>
                <p>{t("codes.slipHow", { address: address.replace(/^https?:\/\//, "") })}</p>
                <p>{t("codes.slipUntil", { until })}</p>
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
