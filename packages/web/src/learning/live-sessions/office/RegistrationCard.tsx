import { checkInMinutes, offerHours, seatLimit } from "@trilha/contract/learning/live-sessions/limits.ts";
import { sessionSubscriptions } from "@trilha/contract/learning/live-sessions/states.ts";
import { useTranslation } from "react-i18next";
import { AudienceCount } from "../../../members/eligibility/AudienceCount.tsx";
import { EligibilityEditor } from "../../../members/eligibility/EligibilityEditor.tsx";
import { eligibilityFault, eligibilityOf } from "../../../members/eligibility/eligibility-draft.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { countDigits } from "../../../ui/form/digits.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { ClockField } from "./ClockField.tsx";
import type { EventValues } from "./event-form.ts";
import classes from "./event-office.module.css";
import { type EventFormProps, faultOf, ID, putField } from "./form-field.ts";

type NumberName = "capacity" | "checkInAfter" | "checkInBefore" | "offerHours";
const LIMITS: Readonly<Record<NumberName, number>> = {
  capacity: seatLimit,
  checkInBefore: checkInMinutes.maximum,
  checkInAfter: checkInMinutes.maximum,
  offerHours: offerHours.maximum,
};

function NumberField({ form, name, help }: EventFormProps & { name: NumberName; help?: string }) {
  const { t } = useTranslation("learning/live-sessions/office");
  return (
    <TextInput
      id={`${ID}-${name}`}
      label={t(`field.${name}`)}
      description={help}
      inputMode="numeric"
      maxLength={countDigits(LIMITS[name])}
      value={form.values[name]}
      error={faultOf(form, name)}
      onChange={(event) => putField(form, name, event.currentTarget.value)}
    />
  );
}

/** Audience of an event. */
export function AudienceCard({ form, disabled }: EventFormProps) {
  const { t } = useTranslation("learning/live-sessions/office");
  const { audience } = form.values;
  return (
    <Card title={t("card.audience")}>
      <div className="stack gap-16 shrink">
        <EligibilityEditor
          id={`${ID}-audience`}
          value={audience}
          disabled={disabled}
          error={faultOf(form, "audience")}
          onChange={(draft) => putField(form, "audience", draft)}
        />
        {disabled || eligibilityFault(audience) ? null : <AudienceCount audience={eligibilityOf(audience)} />}
      </div>
    </Card>
  );
}

/** Way into an event, its seats, its line and its window of check-in. */
export function RegistrationCard(props: EventFormProps) {
  const { form, disabled } = props;
  const { t } = useTranslation("learning/live-sessions/office");
  const { subscription, registrationUntil, waitingList, capacity } = form.values;
  return (
    <Card title={t("card.registration")}>
      <div className="stack one-column gap-16 shrink">
        <NativeSelect
          id={`${ID}-subscription`}
          label={t("field.subscription")}
          description={t(`subscriptionHelp.${subscription}`)}
          value={subscription}
          data={sessionSubscriptions.map((one) => ({ value: one, label: t(`subscription.${one}`) }))}
          onChange={(event) =>
            putField(form, "subscription", event.currentTarget.value as EventValues["subscription"])
          }
        />
        <ClockField
          id={`${ID}-registrationUntil`}
          label={t("field.registrationUntil")}
          timeLabel={t("field.registrationUntilTime")}
          value={registrationUntil}
          disabled={disabled}
          error={faultOf(form, "registrationUntil")}
          onChange={(clock) => putField(form, "registrationUntil", clock)}
        />
        <p className="hint">{t("registrationUntilHelp")}</p>
        <NumberField {...props} name="capacity" help={t("capacityHelp")} />
        {capacity.trim() ? (
          <>
            <Toggle
              label={t("field.waitingList")}
              description={t("waitingListHelp")}
              checked={waitingList}
              onChange={(event) => putField(form, "waitingList", event.currentTarget.checked)}
            />
            {waitingList ? <NumberField {...props} name="offerHours" help={t("offerHoursHelp")} /> : null}
          </>
        ) : null}
        <div className={classes.pair}>
          <NumberField {...props} name="checkInBefore" />
          <NumberField {...props} name="checkInAfter" />
        </div>
        <p className="hint">{t("checkInHelp")}</p>
      </div>
    </Card>
  );
}
