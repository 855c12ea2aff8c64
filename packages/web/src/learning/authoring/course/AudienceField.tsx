import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GateEditor } from "../../../members/eligibility/GateEditor.tsx";
import { draftOf, type GateDraft, gateFault, gateOf } from "../../../members/eligibility/gate-draft.ts";
import { useBuilder } from "../builder/builder-context.ts";
import { AudienceCount } from "./AudienceCount.tsx";
import classes from "./course.module.css";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Audience of the course, with how many people it is now; an unfinished condition waits in the field. */
export function AudienceField() {
  const { t } = useTranslation("learning/authoring");
  const { draft, change, readOnly } = useBuilder();
  const [written, setWritten] = useState<GateDraft>(() => draftOf(draft.audience));
  const fault = gateFault(written);
  // Undone or loaded anew: the field follows what the draft has.
  const shown = fault || same(gateOf(written), draft.audience) ? written : draftOf(draft.audience);
  const write = (next: GateDraft) => {
    setWritten(next);
    if (!gateFault(next))
      change((now) => (same(gateOf(next), now.audience) ? now : { ...now, audience: gateOf(next) }));
  };
  return (
    <div className={classes.fields}>
      <GateEditor
        id="course-audience"
        value={shown}
        onChange={write}
        disabled={readOnly}
        error={fault ? t(`access.gateFault.${fault}`) : undefined}
      />
      <AudienceCount audience={gateOf(shown)} />
    </div>
  );
}
