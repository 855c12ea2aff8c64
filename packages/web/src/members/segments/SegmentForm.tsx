import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { segmentDepth } from "@trilha/contract/members/eligibility/limits.ts";
import { createSegment, editSegment } from "@trilha/contract/members/segments/endpoints.ts";
import { segmentNameLimit, segmentTextLimit } from "@trilha/contract/members/segments/limits.ts";
import type { Segment } from "@trilha/contract/members/segments/shapes.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useFormDraft } from "../../session/form-draft.ts";
import { notice } from "../../ui/act/notices.ts";
import { UnsavedBar } from "../../ui/act/UnsavedBar.tsx";
import { Textarea, TextInput } from "../../ui/controls/input.ts";
import { ConflictNotice } from "../../ui/form/ConflictNotice.tsx";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { Card } from "../../ui/page/Card.tsx";
import { AudienceCount } from "../eligibility/AudienceCount.tsx";
import { EligibilityEditor } from "../eligibility/EligibilityEditor.tsx";
import {
  conditionsOf,
  draftOf,
  type EligibilityDraft,
  eligibilityFault,
  eligibilityOf,
} from "../eligibility/eligibility-draft.ts";
import { segmentQuery, useSegmentsChanged } from "./segments.queries.ts";

const ID = "segment";

type Values = { name: string; description: string; conditions: EligibilityDraft };

const valuesOf = (segment: Segment | undefined): Values => ({
  name: segment?.name ?? "",
  description: segment?.description ?? "",
  conditions: draftOf(segment?.conditions ?? { all: [] }),
});

/** Name, description and conditions of a segment, with whom they are met by; without `segment` a new one. */
export function SegmentForm({ segment, editable }: { segment: Segment | undefined; editable: boolean }) {
  const { t } = useTranslation("members/segments");
  const { t: eligibility } = useTranslation("members/eligibility");
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const changed = useSegmentsChanged();
  const faultOf = (conditions: EligibilityDraft) => {
    const fault = eligibilityFault(conditions, segmentDepth);
    if (fault) return eligibility(`fault.${fault}`);
    return conditionsOf(conditions).length === 0 ? eligibility("editor.nobody") : undefined;
  };
  const edit = useEditForm<Values>({
    fresh: valuesOf(segment),
    version: segment?.version ?? 0,
    check: ({ name, conditions }) => {
      const fault = faultOf(conditions);
      return {
        ...(name.trim() ? {} : { name: fieldWords("required", locale) }),
        ...(fault ? { conditions: fault } : {}),
      };
    },
  });
  const { form } = edit;
  const { conditions } = form.values;
  useFormDraft({
    name: `segment.${segment?.id ?? "new"}`,
    version: edit.version,
    values: form.values,
    dirty: edit.dirty,
    restore: form.setValues,
  });
  const { submit, sending, refusal, tries } = useSubmit<Values, Segment>(form, {
    send: (values) => {
      const body = { ...values, conditions: eligibilityOf(values.conditions) };
      if (!segment) return call(createSegment, { body }, { key: keys.of(body) });
      return call(editSegment, { params: { id: segment.id }, body: { ...body, version: edit.version } });
    },
    done: (saved) => {
      keys.done();
      changed(saved);
      notice(t("saved", { name: saved.name }));
      edit.saved(valuesOf(saved), saved.version);
      if (!segment)
        void navigate({
          ...{ to: "/admin/segments/$segmentId", params: { segmentId: saved.id } },
          ...{ replace: true, ignoreBlocker: true },
        });
    },
    fields: { "segments.name_used": "name" },
    ...(segment && {
      conflict: async () => {
        const theirs = await queries.fetchQuery({ ...segmentQuery(segment.id), staleTime: 0 });
        edit.conflict(valuesOf(theirs), theirs.version);
      },
    }),
  });
  const nameOf = (path: string) => t(`field.${path as keyof Values}`);
  const fault = eligibilityFault(conditions, segmentDepth);
  return (
    <>
      <form id={ID} className="stack one-column gap-20 shrink" onSubmit={submit} noValidate>
        <ConflictNotice fields={edit.clashes?.map(nameOf)} />
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        <Card title={t("about")}>
          <div className="stack gap-16 shrink">
            <TextInput
              id={`${ID}-name`}
              label={t("field.name")}
              maxLength={segmentNameLimit}
              required
              readOnly={!editable}
              {...form.getInputProps("name")}
            />
            <Textarea
              id={`${ID}-description`}
              label={t("field.description")}
              description={t("descriptionHelp")}
              maxLength={segmentTextLimit}
              autosize
              minRows={2}
              readOnly={!editable}
              {...form.getInputProps("description")}
            />
          </div>
        </Card>
        <Card title={t("field.conditions")}>
          <div className="stack gap-20 shrink">
            <EligibilityEditor
              id={`${ID}-conditions`}
              ofSegment
              label={t("conditionsHelp")}
              value={conditions}
              disabled={!editable}
              error={form.errors.conditions ? String(form.errors.conditions) : undefined}
              onChange={(next) => {
                form.setFieldValue("conditions", next);
                form.clearFieldError("conditions");
              }}
            />
            {fault || conditionsOf(conditions).length === 0 ? null : (
              <AudienceCount audience={eligibilityOf(conditions)} />
            )}
          </div>
        </Card>
      </form>
      <UnsavedBar
        dirty={edit.dirty && editable}
        saving={sending}
        form={ID}
        note={segment && segment.uses.length > 0 ? t("uses.keep") : undefined}
        onDiscard={edit.discard}
      />
    </>
  );
}
