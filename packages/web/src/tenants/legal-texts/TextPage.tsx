import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type TextKind, textKinds } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { TextEditor } from "./TextEditor.tsx";
import { officeTextQuery } from "./texts.queries.ts";
import { VersionsCard } from "./VersionsCard.tsx";

/** One text: written, compared, published, with all its versions. */
export function TextPage() {
  const { t } = useTranslation("tenants/legal-texts");
  const { kind: named } = useParams({ strict: false }) as { kind?: string };
  const kind = textKinds.find((one) => one === named) ?? "terms";
  return (
    <>
      <BackLink>
        <Link to="/admin/texts">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <Text key={kind} kind={kind} />
    </>
  );
}

function Text({ kind }: { kind: TextKind }) {
  const query = useQuery(officeTextQuery(kind));
  return (
    <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
      {(text) => (
        <>
          <TextEditor text={text} />
          <VersionsCard kind={kind} />
        </>
      )}
    </QueryState>
  );
}
