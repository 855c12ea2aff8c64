import { IconArrowLeft } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { invitePerson } from "@trilha/contract/members/people/endpoints.ts";
import { jobProfiles, roles } from "@trilha/contract/permissions.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DocumentFields } from "../../../accounts/documents/DocumentFields.tsx";
import { call } from "../../../api/call.ts";
import { fieldErrors } from "../../../api/field-errors.ts";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useFormDraft } from "../../../session/form-draft.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lastList } from "../list/last-list.ts";
import classes from "../person/person.module.css";
import { ticked } from "../person/person-form.ts";
import { Ticks } from "../person/Ticks.tsx";
import {
  checkInvitation,
  emptyInvitation,
  type Invitation,
  type InviteValues,
  invitationOf,
} from "./invite-form.ts";

const FORM = "invite-form";
const FIELDS = ["firstName", "lastName", "email", "country", "locale", "document", "jobProfile"] as const;

function useInvite() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: (body: Invitation) => call(invitePerson, { body }, { key: keys.of(body) }),
    onSuccess: () => {
      keys.done();
      void queries.invalidateQueries({ queryKey: ["people"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}

/** Brings one person in: a mail with a link to set a password goes out. */
export function InvitePage() {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const session = useSession();
  const navigate = useNavigate();
  const invite = useInvite();
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const form = useForm<InviteValues>({
    mode: "controlled",
    initialValues: emptyInvitation(session.countries[0] ?? session.country),
    validateInputOnBlur: true,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkInvitation(values)).map(([path, code]) => [path, fieldWords(code, locale)]),
      ),
  });

  useFormDraft({
    name: "invitation",
    version: 0,
    values: form.values,
    dirty: form.isDirty(),
    restore: form.setValues,
  });

  const failed = (error: Error) => {
    if (!isRefused(error)) throw error;
    const member = error.code === "people.already_member";
    form.setErrors(member ? { email: error.message } : fieldErrors(error));
    setRefusal(error);
    setTries((count) => count + 1);
  };

  const submit = form.onSubmit(
    (values) => {
      if (invite.isPending) return;
      setRefusal(undefined);
      invite.mutateAsync(invitationOf(values)).then(() => {
        notice(t("invite.sent", { email: values.email.trim() }));
        void navigate({ to: "/admin/people", search: lastList.read() });
      }, failed);
    },
    () => {
      setRefusal(undefined);
      setTries((count) => count + 1);
    },
  );

  const field = (name: (typeof FIELDS)[number]) => ({
    ...form.getInputProps(name),
    id: `${FORM}-${name}`,
    label: t(`invite.${name}`),
  });

  return (
    <div className="max-w-760">
      <Link to="/admin/people" search={lastList.read()} className={classes.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("back")}
      </Link>
      <PageTitle title={t("invite.title")} lead={t("invite.lead")} />
      <form id={FORM} className="stack content-start gap-20 shrink" onSubmit={submit} noValidate>
        {tries > 0 ? (
          <FormErrorSummary
            key={tries}
            errors={FIELDS.filter((name) => form.errors[name]).map((name) => ({
              fieldId: `${FORM}-${name}`,
              label: t(`invite.${name}`),
              message: String(form.errors[name]),
            }))}
            message={refusal?.message}
            requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
          />
        ) : null}
        <Card>
          <div className={classes.fields}>
            <TextInput {...field("firstName")} maxLength={textLimit} withAsterisk autoComplete="off" />
            <TextInput {...field("lastName")} maxLength={textLimit} autoComplete="off" />
            <TextInput
              {...field("email")}
              className={classes.whole}
              type="email"
              inputMode="email"
              maxLength={textLimit}
              withAsterisk
              autoComplete="off"
            />
            <NativeSelect
              {...field("country")}
              data={session.countries.map((code) => ({ value: code, label: countryName(code, locale) }))}
            />
            <NativeSelect
              {...field("locale")}
              data={[
                { value: "", label: t("invite.localeDefault") },
                ...LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAME[one] })),
              ]}
            />
            <DocumentFields
              id={FORM}
              value={{
                document: form.values.document,
                documentCountry: form.values.documentCountry ?? form.values.country,
              }}
              onChange={({ document, documentCountry }) => {
                form.setFieldValue("document", document);
                if (documentCountry !== form.values.country || form.values.documentCountry) {
                  form.setFieldValue("documentCountry", documentCountry);
                }
              }}
              error={form.errors.document ? String(form.errors.document) : undefined}
            />
            <NativeSelect
              {...field("jobProfile")}
              data={[
                { value: "", label: t("links.none") },
                ...jobProfiles.map((one) => ({ value: one, label: ui(`words.jobProfile.${one}`) })),
              ]}
            />
          </div>
        </Card>
        {can(session, "people.assign_roles") ? (
          <Card title={t("roles.title")}>
            <p className="hint under-title">{t("roles.inviteHint")}</p>
            <Ticks
              label={t("roles.label")}
              options={roles.map((role) => ({
                value: role,
                label: ui(`words.role.${role}`),
                hint: t(`roles.can.${role}`),
              }))}
              values={form.values.roles}
              onToggle={(role) => form.setFieldValue("roles", ticked(roles, form.values.roles, role))}
            />
          </Card>
        ) : null}
        <div className={classes.buttons}>
          <Button component={Link} to="/admin/people" variant="default">
            {ui("ui.cancel")}
          </Button>
          <Button type="submit" loading={invite.isPending}>
            {t("invite.send")}
          </Button>
        </div>
      </form>
    </div>
  );
}
