import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { LANGUAGE_NAME } from "../../../../i18n/locales.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect, TextInput } from "../../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { campaignDays } from "../campaign-days.ts";
import { officeCampaignList, useCreateCampaign } from "../campaigns-office.queries.ts";

const ID = "new-campaign";

/** Begins a campaign: as a copy of an earlier one, moved to the next quarter, or empty. */
export function NewCampaign({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const navigate = useNavigate();
  const create = useCreateCampaign();
  const earlier =
    useInfiniteQuery(officeCampaignList.query({})).data?.pages.flatMap(({ items }) => items) ?? [];
  const [chosen, setChosen] = useState<string>();
  const source = chosen ?? earlier[0]?.id ?? "";
  const [typed, setTyped] = useState<string>();
  const copied = earlier.find(({ id }) => id === source);
  const title = typed ?? (copied ? textIn(copied.title, locale) : "");
  const [problem, setProblem] = useState<Error>();
  const [missing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    if (!title.trim()) {
      setMissing(true);
      document.getElementById(`${ID}-title`)?.focus();
      return;
    }
    setProblem(undefined);
    const texts: Partial<Record<Locale, string>> =
      typed === undefined && copied ? copied.title : { [locale]: title.trim() };
    create.mutateAsync({ title: texts, ...(source && { cloneOf: source }) }).then(
      ({ id }) => {
        notice(t("create.done"));
        onClose();
        void navigate({ to: "/admin/campaigns/$campaignId/{-$part}", params: { campaignId: id } });
      },
      (error: Error) => setProblem(error),
    );
  };

  return (
    <Sheet
      opened
      title={t("create.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button type="submit" form={ID} loading={create.isPending}>
            {t("create.submit")}
          </Button>
        </>
      }
    >
      <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
        {problem ? (
          <FormErrorSummary
            errors={[]}
            message={problem.message}
            requestId={isRefused(problem) ? problem.requestId : undefined}
          />
        ) : null}
        <NativeSelect
          id={`${ID}-source`}
          label={t("create.source")}
          description={t(source ? "create.copyHelp" : "create.emptyHelp")}
          value={source}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={[
            ...earlier.map((one) => ({
              value: one.id,
              label: t("create.copyOf", {
                title: textIn(one.title, locale) || t("list.untitled"),
                date: campaignDays(one, locale),
              }),
            })),
            { value: "", label: t("create.empty") },
          ]}
        />
        <TextInput
          id={`${ID}-title`}
          label={t("create.name", { language: LANGUAGE_NAME[locale] })}
          description={t("create.nameHelp")}
          maxLength={textLimit}
          withAsterisk
          value={title}
          error={missing ? t("create.nameMissing") : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMissing(false);
          }}
        />
      </form>
    </Sheet>
  );
}
