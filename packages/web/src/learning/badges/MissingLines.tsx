import type { OwnBadge } from "@trilha/contract/learning/badges/shapes.ts";
import type { EligibilityCondition } from "@trilha/contract/members/eligibility/conditions.ts";
import { namedIn, trainingsIn } from "@trilha/contract/members/eligibility/conditions.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useLeafWords } from "../../members/eligibility/leaf-words.ts";
import { Progress } from "../../ui/controls/progress.ts";

type Missing = OwnBadge["missing"][number];

/** One thing that is missing, in words, with how far it is. */
function MissingLine({ missing }: { missing: Missing }) {
  const { t } = useTranslation("learning/badges");
  const { number } = useFormats();
  // The server wrote a leaf of the rule's own shape.
  const leaf = missing.leaf as unknown as EligibilityCondition;
  const ids = [...namedIn(leaf).flatMap(([, named]) => named), ...trainingsIn(leaf)];
  const names = new Map(
    ids.flatMap((id, at) => (missing.names[at] ? [[id, missing.names[at]] as const] : [])),
  );
  const kinds = ["brand", "retailer", "store", "storeGroup", "company", "group", "training"] as const;
  const words = useLeafWords(Object.fromEntries(kinds.map((kind) => [kind, names])));
  const { have, want } = missing;
  return (
    <li>
      {missing.not ? t("own.not", { what: words(leaf) }) : words(leaf)}
      {have !== null && want !== null && want > 1 ? (
        <>
          <Progress value={(have / want) * 100} aria-label={words(leaf)} />
          <small>{t("own.progress", { have: number(have), want: number(want) })}</small>
        </>
      ) : null}
    </li>
  );
}

/** Conditions that are missing for a badge. */
export function MissingLines({ missing, label }: { missing: readonly Missing[]; label: string }) {
  return (
    <ul className="stack gap-6 m-8-0-0 p-0 text-14 unmarked" aria-label={label}>
      {missing.map((one) => (
        <MissingLine key={JSON.stringify([one.not, one.leaf])} missing={one} />
      ))}
    </ul>
  );
}
