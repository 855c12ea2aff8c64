import { IconCamera, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { CampaignsNav } from "../CampaignsNav.tsx";
import { PhotoTypeRow } from "./PhotoTypeRow.tsx";
import { PhotoTypeSheet } from "./PhotoTypeSheet.tsx";
import classes from "./photo-types.module.css";
import type { ChangePhotoTypes } from "./photo-types.queries.ts";
import { type PhotoType, photoTypesQuery, useChangePhotoTypes } from "./photo-types.queries.ts";
import { changed, shifted } from "./photo-types.ts";

/**
 * Types of photo people may take in stores (§entities#photo-upload); a campaign's rules give their points.
 */
export function PhotoTypesPage() {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const editable = can(useSession(), "photos.configure");
  const list = useQuery(photoTypesQuery);
  const change = useChangePhotoTypes();
  const [open, setOpen] = useState<PhotoType | "new">();
  const [announcement, setAnnouncement] = useState("");
  const act = (deed: ChangePhotoTypes, done?: () => void) =>
    change.mutate(deed, {
      onSuccess: () => done?.(),
      onError: (error) => notice(error.message, { kind: "failed" }),
    });
  const begin = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => setOpen("new")}
    >
      {t("photoTypes.new")}
    </Button>
  );

  const turn = ({ id, name, active }: PhotoType) =>
    act(changed(id, { active: !active }), () =>
      notice(t(active ? "photoTypes.switchedOff" : "photoTypes.switchedOn", { name: textIn(name, locale) }), {
        undo: () => act(changed(id, { active })),
      }),
    );
  const move = ({ id, name }: PhotoType, offset: -1 | 1, place: number, count: number) =>
    act(shifted(id, offset), () =>
      setAnnouncement(t("photoTypes.moved", { name: textIn(name, locale), place, of: count })),
    );

  return (
    <>
      <PageTitle
        title={t("photoTypes.title")}
        lead={t("photoTypes.lead")}
        actions={editable ? begin : null}
      />
      <CampaignsNav />
      <QueryState query={list} skeleton={<ListSkeleton rows={4} />}>
        {(types) =>
          types.length === 0 ? (
            <EmptyState
              icon={<IconCamera size={28} stroke={1.6} />}
              title={t("photoTypes.emptyTitle")}
              action={editable ? begin : null}
            >
              {t("photoTypes.emptyText")}
            </EmptyState>
          ) : (
            <Card>
              <ol className={classes.types}>
                {types.map((type, index) => (
                  <PhotoTypeRow
                    key={type.id}
                    type={type}
                    first={index === 0}
                    last={index === types.length - 1}
                    editable={editable}
                    onMove={(offset) => move(type, offset, index + 1 + offset, types.length)}
                    onEdit={() => setOpen(type)}
                    onTurn={() => turn(type)}
                  />
                ))}
              </ol>
            </Card>
          )
        }
      </QueryState>
      <p className="only-heard" role="status">
        {announcement}
      </p>
      {open ? (
        <PhotoTypeSheet type={open === "new" ? undefined : open} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  );
}
