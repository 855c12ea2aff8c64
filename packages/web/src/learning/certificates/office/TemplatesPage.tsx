import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { defaultDesign } from "@trilha/contract/learning/certificates/default-design.ts";
import { createTemplate } from "@trilha/contract/learning/certificates/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { ItemCards } from "../../../ui/list/ItemCards.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import classes from "../certificates.module.css";
import { templatesQuery, useCertificatesChanged } from "../certificates.queries.ts";
import { CertificatesNav } from "./CertificatesNav.tsx";

/** Templates of certificates, and the courses certified by each. */
export function TemplatesPage() {
  const { t } = useTranslation("learning/certificates");
  const { number } = useFormats();
  const navigate = useNavigate();
  const keys = useSubmissionKeys();
  const changed = useCertificatesChanged();
  const editable = can(useSession(), "certificates.edit");
  const query = useQuery(templatesQuery);
  const open = (templateId: string) =>
    void navigate({ to: "/admin/certificates/templates/$templateId", params: { templateId } });
  const create = useMutation({
    mutationFn: () => {
      const isFirst = query.data?.items.length === 0;
      const defaultFor = isFirst ? (["course", "trail"] as const).slice() : [];
      const body = { name: t("template.newName"), design: defaultDesign, defaultFor, courseIds: [] };
      return call(createTemplate, { body }, { key: keys.of({ at: query.data?.items.length }) });
    },
    onSuccess: ({ id }) => {
      keys.done();
      changed();
      open(id);
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  const add = editable ? (
    <Button
      loading={create.isPending}
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => create.mutate()}
    >
      {t("template.new")}
    </Button>
  ) : null;
  return (
    <>
      <PageTitle title={t("office.title")} lead={t("template.lead")} actions={add} />
      <CertificatesNav />
      <QueryState query={query} skeleton={<ListSkeleton rows={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={<IconPlus size={28} stroke={1.6} />} title={t("template.emptyTitle")}>
              {t("template.emptyText")}
            </EmptyState>
          ) : (
            <ItemCards
              label={t("office.templates")}
              items={items.map((one) => ({
                id: one.id,
                title: one.name,
                under: [
                  t(`layout.${one.layout}`),
                  ...(one.archived
                    ? [t("template.archived")]
                    : one.defaultFor.map((kind) => t(`template.default.${kind}`))),
                  ...(one.courses > 0
                    ? [t("template.courses", { count: one.courses, amount: number(one.courses) })]
                    : []),
                  t("template.issued", { count: one.issued, amount: number(one.issued) }),
                ].join(" · "),
                facts: (
                  <span className={classes.swatch} aria-hidden="true">
                    <span className="grow" style={{ background: one.colours.primary }} />
                    <span className="grow" style={{ background: one.colours.accent }} />
                  </span>
                ),
              }))}
              onOpen={open}
              foot={null}
            />
          )
        }
      </QueryState>
    </>
  );
}
