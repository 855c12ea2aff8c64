import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { LANGUAGE_NAME } from "../../../../i18n/locales.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ConfirmAction } from "../../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";
import { type Campaign, type CampaignAction, useCampaignAction } from "../campaigns-office.queries.ts";
import { proposedOf } from "../versions.ts";
import { DecisionSheet } from "./DecisionSheet.tsx";
import { Fingerprint, Proposed } from "./Proposed.tsx";
import { publishFaults } from "./publish-faults.ts";

type Asking = "propose" | "approve" | "refuse" | "withdraw";

/** Faults that keep the campaign from being proposed, each leading to where it is mended. */
function Readiness({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number } = useFormats();
  const { own, rules } = publishFaults(campaign, new Date());
  if (own.length + rules === 0)
    return (
      <p className="row gap-8 ink-success text-14">
        <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
        {t("approval.ready")}
      </p>
    );
  const to = (part: "rules" | undefined) =>
    ({ to: "/admin/campaigns/$campaignId/{-$part}", params: { campaignId: campaign.id, part } }) as const;
  return (
    <ul className={classes.faults}>
      {own.map(({ kind, path, locale }) => (
        <li key={`${path} ${locale}`}>
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
          <Link
            className="ink-primary"
            {...to(kind === "rules_empty" || kind === "promotion_unnamed" ? "rules" : undefined)}
          >
            {t(`campaignFault.${kind}`, { language: locale ? LANGUAGE_NAME[locale] : "" })}
          </Link>
        </li>
      ))}
      {rules > 0 ? (
        <li>
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
          <Link className="ink-primary" {...to("rules")}>
            {t("fault.title", { count: rules, amount: number(rules) })}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

function History({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { dateTime, calendarDay } = useFormats();
  const decided = campaign.ruleSets.filter(({ state }) => state === "approved" || state === "refused");
  if (decided.length === 0) return null;
  return (
    <Card title={t("approval.history")}>
      <ol className={classes.versions}>
        {decided.toReversed().map((version) => (
          <li key={version.id}>
            <p>
              <strong>{t("approval.version", { version: version.version })}</strong>{" "}
              {t(`approval.was.${version.state === "approved" ? "approved" : "refused"}`, {
                name: version.decidedBy ?? t("approval.nobody"),
                at: version.decidedAt ? dateTime(new Date(version.decidedAt)) : "",
              })}
            </p>
            <p className={classes.dim}>
              {t("approval.proposedBy", {
                name: version.proposedBy ?? t("approval.nobody"),
                at: version.proposedAt ? dateTime(new Date(version.proposedAt)) : "",
              })}
              {" · "}
              {t("approval.from", { date: calendarDay(version.effectiveFrom) })}
            </p>
            {version.decisionReason ? (
              <blockquote className={classes.quote}>{version.decisionReason}</blockquote>
            ) : null}
            <Fingerprint hash={version.hash} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Proposed by one administrator, approved or refused by another, exactly as it was proposed (loyalty, Life). */
export function ApprovalPart({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const navigate = useNavigate();
  const deed = useCampaignAction(campaign.id);
  const [asking, setAsking] = useState<Asking>();
  const { can, state } = campaign;
  const version = proposedOf(campaign);
  const faults = publishFaults(campaign, new Date());
  const close = () => setAsking(undefined);
  const act = (what: CampaignAction, done: string) =>
    deed.mutateAsync(what).then(
      () => notice(done),
      (error: Error) => {
        if (!isRefused(error, "request.conflict")) throw error;
        // The question closes over what was changed meanwhile: it is read anew first.
        notice(error.message, { kind: "failed" });
      },
    );
  const submit = (step: Asking, words: string): Promise<unknown> => {
    if (step === "propose")
      return act(
        { deed: "propose", body: { version: campaign.version, note: words } },
        t("approval.done.propose"),
      );
    if (step === "withdraw")
      return act({ deed: "withdraw", body: { reason: words } }, t("approval.done.withdraw"));
    const body = {
      ruleSetVersionId: version?.id ?? "",
      version: campaign.version,
      decision: step,
      ...(words && { reason: words }),
    };
    return act({ deed: "decide", body }, t(`approval.done.${step}`));
  };

  return (
    <div className="stack gap-20 shrink">
      {version ? <Proposed campaign={campaign} version={version} /> : null}
      {state === "draft" ? (
        <Card title={t("approval.proposeTitle")}>
          <p className="hint under-title">{t("approval.proposeHelp")}</p>
          <Readiness campaign={campaign} />
        </Card>
      ) : null}
      {version && !can.approve ? <p className="mt-12 text-15">{t("approval.waits")}</p> : null}
      {!version && state !== "draft" ? <p className="mt-12 text-15">{t(`approval.state.${state}`)}</p> : null}
      <div className={classes.deeds}>
        {can.propose ? (
          <Button disabled={faults.own.length + faults.rules > 0} onClick={() => setAsking("propose")}>
            {t("approval.propose")}
          </Button>
        ) : null}
        {can.approve ? (
          <>
            <Button onClick={() => setAsking("approve")}>{t("approval.approve")}</Button>
            <Button variant="default" onClick={() => setAsking("refuse")}>
              {t("approval.refuse")}
            </Button>
          </>
        ) : null}
        {can.withdraw ? (
          <Button variant="default" onClick={() => setAsking("withdraw")}>
            {t("approval.withdraw")}
          </Button>
        ) : null}
        {can.remove ? (
          <ConfirmAction
            title={t("approval.removeTitle")}
            text={t("approval.removeText")}
            confirm={t("approval.remove")}
            onConfirm={() =>
              deed.mutateAsync({ deed: "remove" }).then(
                () => {
                  notice(t("approval.done.remove"));
                  return navigate({ to: "/admin/campaigns" });
                },
                (error: Error) => notice(error.message, { kind: "failed" }),
              )
            }
          >
            {(ask) => (
              <Button variant="subtle" color="danger" onClick={ask}>
                {t("approval.remove")}
              </Button>
            )}
          </ConfirmAction>
        ) : null}
      </div>
      <History campaign={campaign} />
      {asking ? (
        <DecisionSheet
          title={t(`approval.ask.${asking}.title`)}
          text={t(`approval.ask.${asking}.text`)}
          label={t(asking === "propose" || asking === "approve" ? "approval.note" : "approval.reason")}
          needed={asking === "refuse" || asking === "withdraw"}
          submit={t(`approval.${asking}`)}
          danger={asking === "refuse"}
          onSubmit={(words) => submit(asking, words)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
