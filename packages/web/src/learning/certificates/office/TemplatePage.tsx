import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { templateQuery } from "../certificates.queries.ts";
import { TemplateEditor } from "./TemplateEditor.tsx";

/** One template: what it looks like, what it says, who signs it and what it is for. */
export function TemplatePage() {
  const { t } = useTranslation("learning/certificates");
  const { templateId = "" } = useParams({ strict: false }) as { templateId?: string };
  const query = useQuery(templateQuery(templateId));
  return (
    <>
      <BackLink>
        <Link to="/admin/certificates/templates">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("office.templates")}
        </Link>
      </BackLink>
      <QueryState query={query} skeleton={<FormSkeleton />}>
        {(template) => <TemplateEditor key={`${template.id} ${template.version}`} template={template} />}
      </QueryState>
    </>
  );
}
