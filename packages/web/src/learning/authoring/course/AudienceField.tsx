import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AudienceCount } from "../../../members/eligibility/AudienceCount.tsx";
import { EligibilityEditor } from "../../../members/eligibility/EligibilityEditor.tsx";
import {
  draftOf,
  type EligibilityDraft,
  eligibilityFault,
  eligibilityOf,
} from "../../../members/eligibility/eligibility-draft.ts";
import { useBuilder } from "../builder/builder-context.ts";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Audience of the course, with how many people it is now; an unfinished condition waits in the field. */
export function AudienceField() {
  const { t } = useTranslation("members/eligibility");
  const { draft, change, readOnly } = useBuilder();
  const [written, setWritten] = useState<EligibilityDraft>(() => draftOf(draft.audience));
  const fault = eligibilityFault(written);
  // Undone or loaded anew: the field follows what the draft has.
  const shown = fault || same(eligibilityOf(written), draft.audience) ? written : draftOf(draft.audience);
  const write = (next: EligibilityDraft) => {
    setWritten(next);
    if (!eligibilityFault(next))
      change((now) =>
        same(eligibilityOf(next), now.audience) ? now : { ...now, audience: eligibilityOf(next) },
      );
  };
  return (
    <div className="stack one-column gap-20 shrink">
      <EligibilityEditor
        id="course-audience"
        value={shown}
        onChange={write}
        disabled={readOnly}
        error={fault ? t(`fault.${fault}`) : undefined}
      />
      <AudienceCount audience={eligibilityOf(shown)} />
    </div>
  );
}
