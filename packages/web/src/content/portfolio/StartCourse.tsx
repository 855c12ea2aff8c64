import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { brandingQuery, clientOfAddress } from "../../session/branding.ts";
import { saveTokens } from "../../session/tokens.ts";
import { Button } from "../../ui/controls/button.ts";
import type { PortfolioCourse } from "./portfolio.queries.ts";

/**
 * The way into a course: its own page asks who one is and is come back to after the sign-in (§states#logged-in-pages Logged-in pages). Who
 * has no account yet may make one where the client lets people register.
 */
export function StartCourse({ course }: { course: Pick<PortfolioCourse, "id" | "kind"> }) {
  const { t } = useTranslation("content/portfolio");
  const { data: branding } = useQuery(brandingQuery(clientOfAddress(location.search)));
  const target = `/${course.kind === "course" ? "online-courses" : "trails"}/${course.id}`;
  return (
    <p className="flex wrap gap-12">
      <Button component={Link} to={target} size="md">
        {t("start")}
      </Button>
      {branding?.registrationOpen ? (
        <Button
          component={Link}
          to="/register"
          variant="default"
          size="md"
          onClick={() => void saveTokens({ redirect: { url: target } })}
        >
          {t("register")}
        </Button>
      ) : null}
    </p>
  );
}
