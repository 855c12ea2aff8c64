import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { firstDay, fromDay, lastDay, untilDay } from "../../../core/writing/visible-days.ts";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useSession } from "../../../session/session.queries.ts";
import { DateInput } from "../../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { TickList } from "../../../ui/pick/TickList.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { labelsQuery } from "../course-office.queries.ts";
import { AudienceField } from "./AudienceField.tsx";

const SUBSCRIPTIONS = ["open", "approval", "invitation"] as const;
const LABEL_KINDS = ["area", "group", "category", "tag"] as const;

function Labels() {
  const { t } = useTranslation("learning/authoring");
  const locale = useLocale();
  const { draft, change, readOnly } = useBuilder();
  const labels = useQuery(labelsQuery).data?.items ?? [];
  const kinds = LABEL_KINDS.filter((kind) => labels.some((label) => label.kind === kind));
  if (kinds.length === 0) return <p className="hint">{t("labels.noneYet")}</p>;
  return kinds.map((kind) => {
    const here = labels.filter((label) => label.kind === kind);
    const offered = here.filter(({ id, active }) => active || draft.labelIds.includes(id));
    return (
      <TickList
        key={kind}
        id={`course-labels-${kind}`}
        label={t(`labels.kind.${kind}.many`)}
        options={offered.map(({ id, name }) => ({ value: id, label: textIn(name, locale) }))}
        chosen={draft.labelIds.filter((id) => here.some((label) => label.id === id))}
        disabled={readOnly}
        onChange={(chosen) =>
          change((now) => ({
            ...now,
            labelIds: [
              ...now.labelIds.filter((id) => !here.some((label) => label.id === id)),
              ...chosen,
            ].slice(0, 50),
          }))
        }
      />
    );
  });
}

function Visible() {
  const { t } = useTranslation("learning/authoring");
  const { draft, change, readOnly } = useBuilder();
  const timeZone = useSession().selectedClient?.timeZone ?? "UTC";
  return (
    <div className="stack align-start pair gap-16-20">
      <DateInput
        id="course-visibleFrom"
        label={t("field.visibleFrom")}
        value={firstDay(draft.visibleFrom, timeZone)}
        disabled={readOnly}
        onChange={(day) => change((now) => ({ ...now, visibleFrom: fromDay(day, timeZone) }))}
      />
      <DateInput
        id="course-visibleUntil"
        label={t("field.visibleUntil")}
        value={lastDay(draft.visibleUntil, timeZone)}
        min={firstDay(draft.visibleFrom, timeZone) || undefined}
        disabled={readOnly}
        onChange={(day) => change((now) => ({ ...now, visibleUntil: untilDay(day, timeZone) }))}
      />
    </div>
  );
}

/** Access to a course: its audience, how people get in, when it is seen and its labels. */
export function AccessPanel() {
  const { t } = useTranslation("learning/authoring");
  const { t: learning } = useTranslation("learning/items");
  const { draft, change, readOnly } = useBuilder();
  return (
    <div className="stack one-column gap-16 shrink">
      <Card title={t("access.audience")}>
        <AudienceField />
      </Card>
      <Card title={t("access.entry")}>
        <div className="stack one-column gap-20 shrink">
          <NativeSelect
            id="course-subscription"
            label={t("field.subscription")}
            description={t(`access.subscriptionHelp.${draft.subscription}`)}
            disabled={readOnly}
            value={draft.subscription}
            onChange={(event) => {
              const subscription = SUBSCRIPTIONS.find((one) => one === event.currentTarget.value);
              if (subscription) change((now) => ({ ...now, subscription }));
            }}
            data={SUBSCRIPTIONS.map((value) => ({ value, label: learning(`subscription.${value}`) }))}
          />
          <Toggle
            id="course-mandatory"
            label={t("access.mandatory")}
            description={t("access.mandatoryHelp")}
            checked={draft.mandatory}
            disabled={readOnly}
            onChange={(event) => {
              const mandatory = event.currentTarget.checked;
              change((now) => ({ ...now, mandatory }));
            }}
          />
          <Visible />
          <p className="hint">{t("access.visibleHelp")}</p>
        </div>
      </Card>
      <Card title={t("labels.title")}>
        <div className="stack one-column gap-20 shrink">
          <Labels />
        </div>
      </Card>
    </div>
  );
}
