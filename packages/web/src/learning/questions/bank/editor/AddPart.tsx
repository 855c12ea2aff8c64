import { IconPlus } from "@tabler/icons-react";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { Button } from "../../../../ui/controls/button.ts";

/** One more part; nothing where there can be no more. */
export function AddPart({ label, full, onAdd }: { label: string; full: boolean; onAdd: () => void }) {
  const { readOnly } = useWriting();
  if (readOnly || full) return null;
  return (
    <Button
      variant="light"
      className="self-start"
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}
