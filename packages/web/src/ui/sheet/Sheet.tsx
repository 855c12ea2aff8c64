import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Modal } from "../controls/modal.ts";
import classes from "./sheet.module.css";

type Props = {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in reach of the thumb while the content scrolls. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | "xl";
  /** Cannot be dismissed: the footer holds the only ways on. */
  fixed?: boolean;
};

const WIDTH = { sm: 400, md: 520, lg: 720, xl: 1120 };

/** Comes up from the bottom edge on a phone, stands in the middle on a desktop. */
export function Sheet({ opened, onClose, title, children, footer, size = "md", fixed = false }: Props) {
  const { t } = useTranslation("shell");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={WIDTH[size]}
      withCloseButton={!fixed}
      closeOnEscape={!fixed}
      closeOnClickOutside={!fixed}
      classNames={{
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
      // A header inside a dialog is not the page's banner.
      attributes={{ header: { role: "presentation" } }}
      closeButtonProps={{ "aria-label": t("ui.close"), size: 44, radius: 999 }}
      overlayProps={{ backgroundOpacity: 0.45, blur: 2 }}
      transitionProps={{ transition: "fade-up", duration: 160 }}
    >
      {/* A sheet that cannot be dismissed is to be read first: focus starts on the text, not on a button. */}
      <div className={classes.inside} {...(fixed ? { tabIndex: -1, "data-autofocus": true } : {})}>
        {children}
      </div>
      {footer ? <div className={classes.footer}>{footer}</div> : null}
    </Modal>
  );
}
