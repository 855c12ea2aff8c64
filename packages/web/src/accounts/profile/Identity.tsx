import { IconCamera } from "@tabler/icons-react";
import { documentMask } from "@trilha/contract/accounts/identity/checks.ts";
import type { Profile } from "@trilha/contract/accounts/identity/shapes.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { formatPercent } from "../../i18n/formats.ts";
import { applyMask } from "../../i18n/masks.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Avatar } from "../../ui/controls/Avatar.tsx";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./profile.module.css";
import { useSetAvatar } from "./profile.queries.ts";

const CropSheet = lazy(() => import("./CropSheet.tsx").then(({ CropSheet }) => ({ default: CropSheet })));

const PICTURES = "image/jpeg,image/png,image/webp";

function document(profile: Profile): string | undefined {
  if (!profile.document) return undefined;
  const mask = profile.documentCountry === "BR" ? documentMask("BR") : undefined;
  return mask && /^\d{11}$/.test(profile.document) ? applyMask(mask, profile.document) : profile.document;
}

/** Picture, name, and what identifies a person and is not changed here. */
export function Identity({ profile }: { profile: Profile }) {
  const { t } = useTranslation("accounts/profile");
  const { locale } = useFormats();
  const [part, setPart] = useState(0);
  const [chosen, setChosen] = useState<File>();
  const avatar = useSetAvatar(setPart);
  const name = `${profile.firstName} ${profile.lastName}`.trim();
  const facts = [
    [t("username"), profile.username],
    [t("document"), document(profile)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

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
        {facts.map(([label, value]) => (
          <div className="flex between gap-16" key={label}>
            <dt className="rigid dim">{label}</dt>
            <dd className="shrink weight-550 break text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small mt-16">{t("fixedHint")}</p>
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
