import type { ModuleFlag } from "@trilha/contract/core/modules.ts";

/**
 * Where a webservice login leads (spec §states#webservice-login "Webservice login"): to the module named in the query, with the
 * id if there is one, when the client has it; otherwise to the client's home.
 */
export function webserviceTarget(
  query: { readonly id?: string | undefined; readonly module?: string | undefined },
  flags: Partial<Record<ModuleFlag, boolean>>,
  home: string,
): string {
  const { id, module } = query;
  if (!module || !/^[a-z_-]+$/.test(module)) return home;
  const words = module.replaceAll("-", "_");
  const flag = (id ? WITH_ID[words] : WITHOUT_ID[words]) ?? {
    flag: id ? `has_${words}s` : `has_${words}`,
    path: undefined,
  };
  if (!flags[flag.flag as ModuleFlag]) return home;
  const path = flag.path ?? `/${words.replaceAll("_", "-")}${id ? "s" : ""}`;
  return id ? `${path}/${encodeURIComponent(id)}` : path;
}

type Way = { readonly flag: string; readonly path: string | undefined };

const WITH_ID: Readonly<Record<string, Way>> = {
  library_single: { flag: "has_library", path: "/libraries" },
  news_single: { flag: "has_news", path: "/news" },
  webinar: { flag: "has_webcasts", path: "/webinars" },
  course: { flag: "has_courses", path: "/online-courses" },
  survey: { flag: "has_surveys", path: "/home/surveys" },
  // "has_<module>s" of a word that already ends in s.
  live_class: { flag: "has_live_classes", path: "/live-classes" },
};

const WITHOUT_ID: Readonly<Record<string, Way>> = {
  webinars: { flag: "has_webcasts", path: "/webinars" },
  profile: { flag: "has_profile", path: "/profile" },
  courses: { flag: "has_courses", path: "/online-courses" },
  sales: { flag: "has_sales", path: "/insert-sales" },
  photos: { flag: "has_photos", path: "/upload-photos" },
};
