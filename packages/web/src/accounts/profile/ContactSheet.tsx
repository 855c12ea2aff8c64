import type { Country } from "@trilha/contract/core/country.ts";
import { phoneLimit } from "@trilha/contract/core/limits.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { maskPhone } from "../../i18n/masks.ts";
import { CountdownButton } from "../../ui/act/CountdownButton.tsx";
import { TextInput } from "../../ui/controls/input.ts";
import { CodeField } from "../../ui/form/CodeField.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../ui/form/SheetForm.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import type { Contact } from "./contact.queries.ts";
import { useContact } from "./use-contact.ts";

type Props = {
  contact: Contact;
  /** Value of the contact at present. */
  initial: string;
  country: Country;
  onClose: () => void;
};

/** Changes or verifies an e-mail address or a phone: the new one has to answer before it counts. */
export function ContactSheet({ contact, initial, country, onClose }: Props) {
  const { t } = useTranslation("accounts/profile");
  const id = useId();
  const flow = useContact(contact, initial, onClose);
  const { step, sent, fields, wrong, refusal } = flow;
  return (
    <SheetForm
      id={id}
      title={t(`contact.${contact}Title`)}
      submit={t(`contact.submit.${step}`)}
      sending={flow.sending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        flow.submit();
      }}
      summary={
        <FormErrorSummary
          key={refusal?.requestId ?? "none"}
          errors={[]}
          message={refusal?.message}
          requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
        />
      }
    >
      {step === "value" && contact === "email" ? (
        <TextInput
          id={`${id}-value`}
          name="email"
          type="email"
          label={t("contact.newEmail")}
          description={t("contact.emailHint")}
          autoComplete="email"
          autoCapitalize="none"
          maxLength={textLimit}
          value={fields.value}
          onChange={(event) => fields.setValue(event.currentTarget.value)}
          error={wrong}
          data-autofocus
        />
      ) : null}
      {step === "value" && contact === "phone" ? (
        <>
          <TextInput
            id={`${id}-value`}
            name="phone"
            type="tel"
            label={t("contact.newPhone")}
            description={t("contact.phoneHint")}
            autoComplete="tel-national"
            maxLength={phoneLimit}
            value={fields.value}
            onChange={(event) => fields.setValue(maskPhone(event.currentTarget.value, country))}
            error={wrong}
            data-autofocus
          />
          <Choice
            label={t("contact.channel")}
            value={fields.channel}
            onChange={fields.setChannel}
            options={[
              { value: "sms", label: t("contact.sms") },
              { value: "whatsapp", label: t("contact.whatsapp") },
            ]}
          />
        </>
      ) : null}
      {step === "code" ? (
        <>
          <p role="status">{t("contact.codeSent", { to: sent?.to ?? "" })}</p>
          <CodeField
            id={`${id}-code`}
            label={t("contact.code")}
            value={fields.code}
            onChange={fields.setCode}
            onComplete={flow.confirmNow}
            error={wrong}
          />
          <div className="stack">
            <CountdownButton
              until={sent?.until}
              label={t("contact.again")}
              waiting={(left) => t("contact.againIn", { left })}
              onClick={flow.again}
            />
          </div>
        </>
      ) : null}
    </SheetForm>
  );
}
