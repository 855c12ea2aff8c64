import { IconFileUpload } from "@tabler/icons-react";
import { type DragEvent, useId, useState } from "react";
import classes from "./file-pick.module.css";

type Props = {
  label: string;
  /** Files that may be chosen: kinds and size. */
  hint: string;
  /** As the `accept` of a file input. */
  accept: string;
  onPick: (file: File) => void;
  error?: string | undefined;
  disabled?: boolean;
};

/** One file, by the device's own dialog or dropped on it. */
export function FilePick({ label, hint, accept, onPick, error, disabled }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onPick(file);
  };

  return (
    <div>
      <label
        className={classes.box}
        data-over={over || undefined}
        data-error={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileUpload size={28} stroke={1.5} aria-hidden="true" />
        <span className="weight-600">{label}</span>
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
        <input
          type="file"
          className="only-heard"
          accept={accept}
          disabled={disabled}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // The same file may be chosen again after it was mended.
            event.currentTarget.value = "";
            if (file) onPick(file);
          }}
        />
      </label>
      {error ? (
        <p className="mt-6 ink-danger text-13" id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
