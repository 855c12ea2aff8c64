import { IconShare2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import { notice } from "./notices.ts";

type Props = {
  /** Name of what is passed on, as the device's sheet shows it. */
  title: string;
  /** Public address of it. */
  url: string;
  /** Main act of its place. */
  main?: boolean;
};

/** Passes a public address on by the device's own sheet, and copies it where the device has none. */
export function ShareButton({ title, url, main = false }: Props) {
  const { t } = useTranslation("shell");
  const share = async () => {
    try {
      if (typeof navigator.share === "function") return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notice(t("ui.linkCopied"));
    } catch (error) {
      // A sheet that was put away is no fault.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        notice(t("ui.shareFailed"), { kind: "failed" });
    }
  };
  return (
    <Button
      variant={main ? "filled" : "default"}
      leftSection={<IconShare2 size={18} stroke={1.7} aria-hidden="true" />}
      aria-label={`${t("ui.share")}: ${title}`}
      onClick={() => void share()}
    >
      {t("ui.share")}
    </Button>
  );
}
