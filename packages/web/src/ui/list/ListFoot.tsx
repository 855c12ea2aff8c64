import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import classes from "./list-foot.module.css";

type Props = {
  more: boolean;
  loading: boolean;
  /** Why the next page did not come. */
  error?: string | undefined;
  onMore: () => void;
};

/** Under the last row of a list that comes in pages. */
export function ListFoot({ more, loading, error, onMore }: Props) {
  const { t } = useTranslation("shell");
  if (!more) return null;
  return (
    <div className={classes.foot}>
      {error ? (
        <p className="ink-danger text-14" role="alert">
          {error}
        </p>
      ) : null}
      <Button variant="default" loading={loading} onClick={onMore}>
        {loading ? t("ui.loadingMore") : error ? t("ui.retry") : t("ui.more")}
      </Button>
    </div>
  );
}
