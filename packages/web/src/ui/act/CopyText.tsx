import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./copy-text.module.css";

type Props = {
  text: string;
  /** Name of the copied text, for screen readers. */
  label: string;
  /** Visible part of the text, where the whole is too long to read. */
  shown?: string;
};

/** A code or an address people pass on to others, copied whole with one press. */
export function CopyText({ text, label, shown = text }: Props) {
  const { t } = useTranslation("shell");
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <button
      type="button"
      className={classes.copy}
      onClick={copy}
      aria-label={`${t("ui.copy")} ${label}: ${shown}`}
    >
      <code>{shown}</code>
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      <span className="only-heard" aria-live="polite">
        {copied ? t("ui.copied") : ""}
      </span>
    </button>
  );
}
