import { UploadShown } from "../../../core/writing/UploadField.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { type PendingUpload, type UploadPlace, uploadKey } from "../builder/uploads.ts";

type Props = Pick<PendingUpload, "kind" | "land"> & {
  place: UploadPlace;
  label: string;
  hint: string;
  accept: string;
};

/** A file on its way to a part of the course; it goes on while its author is elsewhere in it. */
export function PartUpload({ place, kind, land, ...shown }: Props) {
  const { running, uploads } = useBuilder();
  const key = uploadKey(place);
  const one = running.find((other) => other.key === key);
  const sending = one && one.share !== null ? { name: one.name, share: one.share } : undefined;
  return (
    <UploadShown
      {...shown}
      sending={sending}
      problem={one?.problem}
      send={(file) => uploads.send(place, { kind, file, land })}
      stop={() => uploads.stop(key)}
      again={one?.share === null ? () => uploads.again(key) : undefined}
    />
  );
}
