import { Link } from "@tanstack/react-router";
import type { LegalKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Branding } from "../../session/branding.ts";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import classes from "./login.module.css";

const LegalSheet = lazyPart(() =>
  import("./LegalSheet.tsx").then(({ LegalSheet }) => ({ default: LegalSheet })),
);

const KINDS = ["terms", "privacy", "cookies"] as const;

/** The client's texts, to be read before anybody signs in. */
export function LegalLinks({ branding }: { branding: Branding }) {
  const { t } = useTranslation("accounts/sign-in");
  const [open, setOpen] = useState<LegalKind>();
  // The installation's own door belongs to no client, so nobody's texts hold there.
  if (!branding.client.id) return null;
  return (
    <>
      <div className={classes.links}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" onClick={() => setOpen(kind)}>
            {t(`legal.${kind}`)}
          </button>
        ))}
        {branding.supportUse ? (
          <Link className="inline undecorated" to="/institutional/support">
            {t("legal.support")}
          </Link>
        ) : null}
      </div>
      {open ? (
        <Suspense fallback={null}>
          <LegalSheet kind={open} client={branding.client.slug} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
