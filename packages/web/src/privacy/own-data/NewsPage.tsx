import { useQuery } from "@tanstack/react-query";
import { newsTopics } from "@trilha/contract/communication/messages/news-topics.ts";
import { newsChannels } from "@trilha/contract/privacy/own-data/kinds.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OwnProof } from "../../accounts/re-authentication/OwnProof.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Switch } from "../../ui/controls/switch.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./own-data.module.css";
import { newsQuery, useSaveNews } from "./own-data.queries.ts";

function Choices() {
  const { t } = useTranslation("privacy/own-data");
  const query = useQuery(newsQuery);
  const save = useSaveNews();
  return (
    <div className="stack gap-20 max-w-680">
      <QueryState query={query} skeleton={<FormSkeleton fields={5} />}>
        {(choices) => (
          <>
            {newsTopics.map((topic) => (
              <Card key={topic} title={t(`news.${topic}`)}>
                <div className={classes.switches}>
                  {newsChannels.map((channel) => (
                    <Switch
                      key={channel}
                      label={
                        <>
                          <span className="only-heard">{t(`news.${topic}`)}: </span>
                          {t(`news.${channel}`)}
                        </>
                      }
                      labelPosition="left"
                      checked={choices[topic][channel]}
                      onChange={(event) =>
                        save.mutate(
                          {
                            ...choices,
                            [topic]: { ...choices[topic], [channel]: event.currentTarget.checked },
                          },
                          {
                            onSuccess: () => notice(t("news.saved")),
                            onError: () => notice(t("news.failed"), { kind: "failed" }),
                          },
                        )
                      }
                    />
                  ))}
                </div>
              </Card>
            ))}
            <p className="mb-16 dim text-15">{t("news.always")}</p>
            <p className="mb-16 dim text-15">{t("news.pushHint")}</p>
          </>
        )}
      </QueryState>
    </div>
  );
}

/** Page of what I am told, and how; each switch is kept at once. */
export function NewsPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("privacy/own-data");
  return (
    <>
      <PageTitle title={t("news.title")} lead={t("news.lead")} />
      {tabs}
      <OwnProof>
        <Choices />
      </OwnProof>
    </>
  );
}
