import { useMutation, useQueryClient } from "@tanstack/react-query";
import { allowPackageHosts } from "@trilha/contract/learning/content/endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { Button } from "../../../ui/controls/button.ts";
import { type Package, packageQuery } from "../course-office.queries.ts";

/** Outside hosts a package names: which of them it may show, decided for this package alone. */
export function PackageHosts({ content, readOnly }: { content: Package; readOnly: boolean }) {
  const { t } = useTranslation("learning/authoring");
  const queries = useQueryClient();
  const { id, allowedHosts, newest } = content;
  const allow = useMutation({
    mutationFn: (hosts: string[]) => call(allowPackageHosts, { params: { id }, body: { hosts } }),
    onSuccess: (changed) => queries.setQueryData(packageQuery(id).queryKey, changed),
  });
  if (newest.hosts.length === 0) return null;
  const all = newest.hosts.every((host) => allowedHosts.includes(host));
  return (
    <div className="stack gap-4 text-14">
      <p className="hint">{t("package.outside.hosts")}</p>
      <ul>
        {newest.hosts.map((host) => (
          <li key={host} className="break">
            {host} · {t(allowedHosts.includes(host) ? "package.outside.allowed" : "package.outside.blocked")}
          </li>
        ))}
      </ul>
      {readOnly ? null : (
        <div>
          <Button
            size="sm"
            variant="light"
            loading={allow.isPending}
            onClick={() => allow.mutate(all ? [] : newest.hosts)}
          >
            {t(all ? "package.outside.block" : "package.outside.allow")}
          </Button>
        </div>
      )}
      {allow.error ? (
        <p className="ink-danger" role="alert">
          {allow.error.message}
        </p>
      ) : null}
    </div>
  );
}
