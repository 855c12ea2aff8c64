import { useDebouncedValue } from "@mantine/hooks";
import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { audienceQuery } from "./condition-options.queries.ts";

const PAUSE = 400;

/** How many people a rule is met by now, with the first of them by name, for whoever may know of people. */
export function AudienceCount({ audience }: { audience: Eligibility }) {
  return can(useSession(), "people.read") ? <Counted audience={audience} /> : null;
}

function Counted({ audience }: { audience: Eligibility }) {
  const { t } = useTranslation("members/eligibility");
  const { number } = useFormats();
  const text = JSON.stringify(audience);
  const [settled] = useDebouncedValue(text, PAUSE);
  const { data, error, isFetching } = useQuery(audienceQuery(JSON.parse(settled) as Eligibility));
  return (
    <p className="row gap-10 m-0 p-12-16 r-10 on-sunken text-15" aria-live="polite" aria-busy={isFetching}>
      <IconUsers className="ink-primary" size={20} stroke={1.7} aria-hidden="true" />
      {data ? (
        <span>
          <strong className="numbers">
            {t("count.people", { count: data.people, amount: number(data.people) })}
          </strong>{" "}
          {t("count.now")}
          {data.first.length > 0 ? (
            <span className="small block">
              {data.first.join(", ")}
              {data.people > data.first.length ? "…" : ""}
            </span>
          ) : null}
        </span>
      ) : (
        <span>{error ? error.message : t("count.counting")}</span>
      )}
    </p>
  );
}
