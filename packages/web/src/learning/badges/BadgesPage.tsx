import { IconMedal, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { ItemCards } from "../../ui/list/ItemCards.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { BadgeArt } from "./BadgeArt.tsx";
import { badgesQuery } from "./badges.queries.ts";

/** All badges of the client, with how many people have each. */
export function BadgesPage() {
  const { t } = useTranslation("learning/badges");
  const { number } = useFormats();
  const navigate = useNavigate();
  const editable = can(useSession(), "badges.edit");
  const query = useQuery(badgesQuery);
  const open = (badgeId: string) => void navigate({ to: "/admin/badges/$badgeId", params: { badgeId } });
  return (
    <>
      <PageTitle
        title={t("office.title")}
        lead={t("office.lead")}
        actions={
          editable ? (
            <Button
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => open("new")}
            >
              {t("office.new")}
            </Button>
          ) : null
        }
      />
      <QueryState query={query} skeleton={<ListSkeleton rows={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={<IconMedal size={28} stroke={1.6} />} title={t("office.emptyTitle")}>
              {t("office.emptyText")}
            </EmptyState>
          ) : (
            <ItemCards
              label={t("office.title")}
              items={items.map((one) => ({
                id: one.id,
                title: one.name,
                under: [
                  ...(one.state === "off" ? [t("office.off")] : []),
                  t("office.people", { count: one.people, amount: number(one.people) }),
                  one.text,
                ]
                  .filter(Boolean)
                  .join(" · "),
                picture: (
                  <BadgeArt
                    picture={one.picture}
                    url={one.pictureUrl}
                    size={48}
                    locked={one.state === "off"}
                  />
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
