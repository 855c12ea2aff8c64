import { IconKey } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import type { CodesFor } from "./use-codes.ts";

const CodesSheet = lazyPart(() =>
  import("./CodesSheet.tsx").then(({ CodesSheet }) => ({ default: CodesSheet })),
);

type Props = { people: CodesFor /** The one person they are for. */; name?: string };

/** First access for people without an e-mail: codes for one person, or for everybody of a list who has never come. */
export function AccessCodes({ people, name }: Props) {
  const { t } = useTranslation("members/people");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(name ? "codes.issueOne" : "codes.issue")}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <CodesSheet people={people} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
