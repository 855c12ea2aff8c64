import { OwnSupport } from "../../content/support/SupportDesk.tsx";
import { Sheet } from "../../ui/sheet/Sheet.tsx";

/** The form to support for who cannot get in: blocked, or waiting for approval. */
export function SupportSheet({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Sheet opened title={title} onClose={onClose} size="lg">
      <OwnSupport />
    </Sheet>
  );
}
