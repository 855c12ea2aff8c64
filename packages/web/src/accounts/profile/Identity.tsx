import { IconCamera } from "@tabler/icons-react";
import type { Profile } from "@trilha/contract/accounts/identity/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { formatPercent } from "../../i18n/formats.ts";
import { maskDocument } from "../../i18n/masks.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Avatar } from "../../ui/controls/Avatar.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import classes from "./profile.module.css";
import { useCorrectDocument, useSetAvatar } from "./profile.queries.ts";

const CropSheet = lazyPart(() => import("./CropSheet.tsx").then(({ CropSheet }) => ({ default: CropSheet })));

const DocumentSheet = lazyPart(() =>
  import("../documents/DocumentSheet.tsx").then(({ DocumentSheet }) => ({ default: DocumentSheet })),
);

const PICTURES = "image/jpeg,image/png,image/webp";

/** Picture, name, and what identifies a person. */
export function Identity({ profile }: { profile: Profile }) {
  const { t } = useTranslation("accounts/profile");
  const { locale } = useFormats();
  const [part, setPart] = useState(0);
  const [chosen, setChosen] = useState<File>();
  const avatar = useSetAvatar(setPart);
  const [correcting, setCorrecting] = useState(false);
  const correct = useCorrectDocument();
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const documentCountry = profile.documentCountry ?? profile.country;
  const document = profile.document && maskDocument(profile.document, documentCountry);
  const act = t(document ? "documentSheet.correct" : "documentSheet.add");

  const send = (picture: File) => {
    setChosen(undefined);
    avatar.mutate(picture, {
      onSuccess: () => notice(t("pictureSaved")),
      onError: (error) => notice(isRefused(error) ? error.message : t("pictureFailed"), { kind: "failed" }),
      onSettled: () => setPart(0),
    });
  };

  return (
    <Card>
      <div className="row gap-20">
        <div className="relative rigid">
          <Avatar src={profile.imageUrl} name={name} size={88} own />
          <label className={classes.camera}>
            {avatar.isPending ? (
              <span className="numbers">{formatPercent(part, locale)}</span>
            ) : (
              <IconCamera size={20} stroke={1.8} aria-hidden="true" />
            )}
            <span className="only-heard">{t("changePicture")}</span>
            <input
              type="file"
              accept={PICTURES}
              disabled={avatar.isPending}
              onChange={(event) => {
                setChosen(event.currentTarget.files?.[0]);
                event.currentTarget.value = "";
              }}
            />
          </label>
        </div>
        <div>
          <h2 className={classes.name}>{name}</h2>
          {profile.imageUrl ? (
            <button
              type="button"
              className="small p-0 min-h-32 underlined bare pointer"
              onClick={() => avatar.mutate(null)}
            >
              {t("removePicture")}
            </button>
          ) : null}
        </div>
      </div>
      <dl className={classes.facts}>
        <div className="flex between gap-16">
          <dt className="rigid dim">{t("username")}</dt>
          <dd className="shrink weight-550 break text-right">{profile.username}</dd>
        </div>
        <div className="flex between gap-16">
          <dt className="rigid dim">{t("document")}</dt>
          <dd className="shrink weight-550 break text-right">
            {document}{" "}
            <button
              type="button"
              className="small p-0 min-h-32 underlined bare pointer"
              aria-label={`${act}: ${t("document")}`}
              onClick={() => setCorrecting(true)}
            >
              {act}
            </button>
          </dd>
        </div>
      </dl>
      {correcting ? (
        <Suspense fallback={null}>
          <DocumentSheet
            title={t("documentSheet.title")}
            submit={t("documentSheet.save")}
            initial={{ document: document ?? "", documentCountry }}
            onSend={async ({ document, documentCountry }) => {
              await correct.mutateAsync({ document, documentCountry });
              notice(t("documentSheet.saved"));
            }}
            onClose={() => setCorrecting(false)}
          />
        </Suspense>
      ) : null}
      {chosen ? (
        <Suspense fallback={null}>
          <CropSheet
            picture={chosen}
            onClose={() => setChosen(undefined)}
            onCropped={send}
            onUnreadable={() => {
              setChosen(undefined);
              notice(t("crop.unreadable"), { kind: "failed" });
            }}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}
