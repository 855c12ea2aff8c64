import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/page/Card.tsx";
import { AskedPicture } from "../../earning/AskedPicture.tsx";
import { askedPhotosQuery, type Photo, useSendPhotoPicture } from "./photos.queries.ts";

function Asked({ photo }: { photo: Photo }) {
  const send = useSendPhotoPicture(photo);
  if (!photo.pictureRequest) return null;
  return (
    <li>
      <h3 className="text-16 weight-650 mb-6">
        {photo.photoType} · {photo.store}
      </h3>
      <AskedPicture
        kind="store_photo"
        request={photo.pictureRequest}
        open={photo.can.sendPicture}
        send={send.mutateAsync}
      />
    </li>
  );
}

/** My photos of which the audit waits for another, before anything else. */
export function AskedPhotos() {
  const { t } = useTranslation("loyalty/earning");
  const photos = useQuery(askedPhotosQuery).data?.items ?? [];
  if (photos.length === 0) return null;
  return (
    <Card title={t("asked.title")}>
      <ul className="plain stack gap-16">
        {photos.map((photo) => (
          <Asked key={`${photo.id} ${photo.version}`} photo={photo} />
        ))}
      </ul>
    </Card>
  );
}
