import { IconStar, IconStarFilled } from "@tabler/icons-react";
import type { CourseSummary } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { notice } from "../../ui/act/notices.ts";
import classes from "./learn.module.css";
import { useFavourite } from "./learn.queries.ts";

/** Among my favourites or not, with one press. */
export function FavouriteButton({
  course: { id, title, favourite },
}: {
  course: Pick<CourseSummary, "id" | "title" | "favourite">;
}) {
  const { t } = useTranslation("learning/delivery");
  const mark = useFavourite(id);
  const Icon = favourite ? IconStarFilled : IconStar;
  const failed = (error: unknown) =>
    notice(isRefused(error) ? error.message : String(error), { kind: "failed" });
  return (
    <button
      type="button"
      className={classes.favourite}
      aria-pressed={favourite}
      aria-label={t("favourite", { title })}
      onClick={() => mark.mutate(!favourite, { onError: failed })}
    >
      <Icon size={20} stroke={1.8} aria-hidden="true" />
    </button>
  );
}
