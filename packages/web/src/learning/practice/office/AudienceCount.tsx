import { useDebouncedValue } from "@mantine/hooks";
import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { audienceQuery } from "./drill-office.queries.ts";

const PAUSE = 400;

/** How many people the rule is met by now, for whoever may know of people. */
export function AudienceCount({ audience }: { audience: Eligibility }) {
  const { t } = useTranslation("learning/practice/office");
  const { number } = useFormats();
  const enabled = can(useSession(), "people.read");
  const [settled] = useDebouncedValue(JSON.stringify(audience), PAUSE);
  const { data } = useQuery({ ...audienceQuery(JSON.parse(settled) as Eligibility), enabled });
  if (!data) return null;
  return (
    <p className="row gap-8" aria-live="polite">
      <IconUsers size={20} stroke={1.7} aria-hidden="true" />
      {t("editor.people", { count: data.people, amount: number(data.people) })}
    </p>
  );
}
