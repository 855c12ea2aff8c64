import { IconCheck, IconClockPause, IconX } from "@tabler/icons-react";
import { revokeKey } from "@trilha/contract/partners/api-keys/endpoints.ts";
import type { KeyState } from "@trilha/contract/partners/api-keys/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { type BadgeTone, StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import classes from "./partners.module.css";
import { type Key, type Partner, usePartnersChanged } from "./partners.queries.ts";

const NewKeySheet = lazyPart(() =>
  import("./NewKeySheet.tsx").then(({ NewKeySheet }) => ({ default: NewKeySheet })),
);

const TONES: Record<KeyState, BadgeTone> = {
  active: "success",
  ending: "warning",
  ended: "neutral",
  revoked: "danger",
};
const ICONS = { active: IconCheck, ending: IconClockPause, ended: IconX, revoked: IconX };

function OneKey({ partnerKey }: { partnerKey: Key }) {
  const { t } = useTranslation("partners/api-keys");
  const { dateTime } = useFormats();
  const changed = usePartnersChanged();
  const { id, keyId, state, createdAt, createdBy, endsAt, lastUsedAt, lastUsedFrom } = partnerKey;
  const Icon = ICONS[state];
  const works = state === "active" || state === "ending";
  const revoke = () =>
    call(revokeKey, { params: { id } }).then(
      () => {
        notice(t("keys.revoked"));
        changed();
      },
      (error: Error) => notice(error.message, { kind: "failed" }),
    );
  return (
    <li>
      <div className={classes.about}>
        <code>{keyId}</code>
        <StatusBadge tone={TONES[state]} icon={<Icon size={14} stroke={2} />}>
          {state === "ending" && endsAt
            ? t("keys.endsAt", { at: dateTime(new Date(endsAt)) })
            : t(`keys.${state}`)}
        </StatusBadge>
        <span>{t("keys.made", { at: dateTime(new Date(createdAt)), by: createdBy || "–" })}</span>
        <span>
          {lastUsedAt
            ? t("keys.used", { at: dateTime(new Date(lastUsedAt)), from: lastUsedFrom ?? "–" })
            : t("neverUsed")}
        </span>
      </div>
      {works ? (
        <ConfirmAction
          title={t("keys.revokeTitle")}
          text={t("keys.revokeText")}
          confirm={t("keys.revoke")}
          onConfirm={revoke}
        >
          {(ask) => (
            <Button
              variant="default"
              color="danger"
              aria-label={t("keys.revokeOf", { key: keyId })}
              onClick={ask}
            >
              {t("keys.revoke")}
            </Button>
          )}
        </ConfirmAction>
      ) : null}
    </li>
  );
}

/** A partner's keys: two may work at once, so that it can take over the new one in peace. */
export function KeysCard({ partner }: { partner: Partner }) {
  const { t } = useTranslation("partners/api-keys");
  const [making, setMaking] = useState(false);
  const { keys, can } = partner;
  const replaces = keys.some(({ state }) => state === "active");
  return (
    <Card
      title={t("keys.title")}
      aside={
        <Button disabled={!can.addKey} onClick={() => setMaking(true)}>
          {t(replaces ? "keys.rotate" : "keys.make")}
        </Button>
      }
    >
      {can.addKey ? null : <p className="mb-12 dim">{t("keys.two")}</p>}
      {keys.length === 0 ? (
        <p className="mb-12 dim">{t("keys.none")}</p>
      ) : (
        <ul className={classes.rows}>
          {keys.map((key) => (
            <OneKey key={key.id} partnerKey={key} />
          ))}
        </ul>
      )}
      {making ? (
        <Suspense fallback={null}>
          <NewKeySheet partnerId={partner.id} replaces={replaces} onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
