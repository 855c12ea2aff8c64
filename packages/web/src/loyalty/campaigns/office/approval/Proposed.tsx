import { IconFingerprint } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { fingerprint } from "@trilha/contract/loyalty/earning/hash.ts";
import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";
import {
  type Campaign,
  campaignQuery,
  type OfficeCampaignItem,
  officeCampaignList,
  type RuleSetVersion,
} from "../campaigns-office.queries.ts";
import { PromotionLine } from "../rules/PromotionsCard.tsx";
import { promotionOf } from "../rules/promotion-form.ts";
import { rulesShown } from "../versions.ts";
import { compareRules, SECTIONS } from "./compare-rules.ts";
import { Expected } from "./Expected.tsx";
import { ProposedTable } from "./ProposedTable.tsx";

export function Fingerprint({ hash }: { hash: string | null }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  if (!hash) return null;
  return (
    <span className={classes.print}>
      <IconFingerprint size={16} stroke={1.8} aria-hidden="true" />
      <span className="only-heard">{t("approval.fingerprint")}: </span>
      <code title={hash}>{fingerprint(hash)}</code>
    </span>
  );
}

/** Whether a campaign of the list is one to compare with: another, with rules people were paid by. */
const hasBegun = ({ id, state }: OfficeCampaignItem, { id: own }: Campaign) =>
  id !== own && (state === "running" || state === "ended" || state === "settled");

/** Proposal the second person decides on: its author, its content, and its differences from before. */
export function Proposed({ campaign, version }: { campaign: Campaign; version: RuleSetVersion }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number, dateTime, calendarDay, locale } = useFormats();
  const approved = campaign.ruleSets.findLast(({ state }) => state === "approved");
  const list = useInfiniteQuery({
    ...officeCampaignList.query({}),
    enabled: !approved && !campaign.clonedFrom,
  });
  const earlier = list.data?.pages.flatMap(({ items }) => items).find((one) => hasBegun(one, campaign));
  const originId = campaign.clonedFrom?.id ?? earlier?.id ?? "";
  const origin = useQuery({ ...campaignQuery(originId), enabled: !approved && originId !== "" }).data;
  const before = approved?.document ?? (origin ? rulesShown(origin).document : undefined);
  const { document } = version;
  const changes = before ? compareRules(before, document) : [];
  const added = approved
    ? document.multipliers.filter(({ id }) => !approved.document.multipliers.some((one) => one.id === id))
    : document.multipliers;
  const from = approved
    ? t("approval.version", { version: approved.version })
    : textIn(origin?.title ?? {}, locale);
  return (
    <>
      <Card title={t(approved ? "approval.addendum" : "approval.proposal")}>
        <p className="text-15">
          {t("approval.proposedBy", {
            name: version.proposedBy ?? t("approval.nobody"),
            at: version.proposedAt ? dateTime(new Date(version.proposedAt)) : "",
          })}
        </p>
        {version.note ? <blockquote className={classes.quote}>{version.note}</blockquote> : null}
        <dl className={classes.facts}>
          <div>
            <dt>{t("approval.effectiveFrom")}</dt>
            <dd>{calendarDay(version.effectiveFrom)}</dd>
          </div>
          {SECTIONS.map((section) => (
            <div key={section}>
              <dt>{t(`approval.section.${section}`)}</dt>
              <dd className="numbers">{number((document ?? emptyRuleSet)[section].length)}</dd>
            </div>
          ))}
          <div>
            <dt>{t("details.budget")}</dt>
            <dd className="numbers">{campaign.budget === null ? "–" : number(campaign.budget)}</dd>
          </div>
        </dl>
        {before ? (
          <div className={classes.changes}>
            <h3 className="mb-6 text-14 weight-600">{t("approval.changes", { from })}</h3>
            {changes.length === 0 ? <p className={classes.dim}>{t("approval.noChanges")}</p> : null}
            <ul>
              {changes.map((change) => (
                <li key={change.section}>
                  <strong>{t(`approval.section.${change.section}`)}</strong>:{" "}
                  {t("approval.change", {
                    added: number(change.added),
                    changed: number(change.changed),
                    removed: number(change.removed),
                  })}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {added.length > 0 ? (
          <div className={classes.changes}>
            <h3 className="mb-6 text-14 weight-600">{t("promotion.title")}</h3>
            {added.map((multiplier) => (
              <PromotionLine key={multiplier.id} values={promotionOf(multiplier)} />
            ))}
          </div>
        ) : null}
        <p className="mt-12 text-15">
          <Fingerprint hash={version.hash} />{" "}
          <span className={classes.dim}>{t("approval.fingerprintHelp")}</span>
        </p>
      </Card>
      <ProposedTable table={document.base} before={before?.base} />
      <Expected campaign={campaign} />
    </>
  );
}
