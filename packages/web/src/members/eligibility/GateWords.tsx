import type { Gate } from "@trilha/contract/members/eligibility/gate.ts";
import { useTranslation } from "react-i18next";
import { draftOf, type GateDraft, type GateItem, isGroup, leafOf } from "./gate-draft.ts";
import classes from "./gates.module.css";
import { type GateNames, useLeafWords } from "./leaf-words.ts";

function Group({ draft, names }: { draft: GateDraft; names: GateNames }) {
  const { t } = useTranslation("members/eligibility");
  const words = useLeafWords(names);
  const line = (item: GateItem) => {
    if (isGroup(item)) return <Group draft={item} names={names} />;
    const leaf = leafOf(item);
    return leaf ? words(leaf) : null;
  };
  const [only] = draft.items;
  return (
    <>
      {draft.join === "all" && draft.items.length === 1 && only && !isGroup(only) ? null : (
        <span className="hint">{t(`join.${draft.join}`)}</span>
      )}
      <ul className={classes.words}>
        {draft.items.map((item) => (
          <li key={item.key}>{line(item)}</li>
        ))}
      </ul>
    </>
  );
}

/** Audience of a gate, in sentences. */
export function GateWords({ gate, names }: { gate: Gate; names: GateNames }) {
  const { t } = useTranslation("members/eligibility");
  const draft = draftOf(gate);
  if (draft.items.length === 0) return <p className="text-15 leading-145 dim">{t("open")}</p>;
  return (
    <div className="text-15 leading-145">
      <Group draft={draft} names={names} />
    </div>
  );
}
