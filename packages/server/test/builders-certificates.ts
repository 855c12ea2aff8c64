// Certificate templates and badges, past the office.
import { defaultDesign } from "@trilha/contract/learning/certificates/default-design.ts";
import type { CertificateDesign } from "@trilha/contract/learning/certificates/design.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import type { TestApp } from "./app.ts";
import { type Client, plant, unique } from "./builders.ts";

type App = Pick<TestApp, "parts" | "clock">;

/** A template of a client that gives certificates: of all courses and trails, unless said. */
export function aTemplate(
  app: App,
  client: Client,
  fields: Partial<CertificateDesign> & { defaults?: boolean } = {},
): Promise<{ id: string; name: string }> {
  const { defaults = true, ...design } = fields;
  const now = app.clock.now();
  const name = unique("Modelo");
  return plant(app, async (tx) => {
    await tx.updateTable("clients").set({ has_certificates: true }).where("id", "=", client.id).execute();
    const { id } = await tx
      .insertInto("certificate_templates")
      .values({
        ...{ client_id: client.id, name, archived_at: null, changed_at: now },
        ...{ default_for_courses: defaults, default_for_trails: defaults },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("certificate_template_versions")
      .values({
        ...{ client_id: client.id, template_id: id, version: 1, created_by: null, created_at: now },
        design: JSON.stringify({ ...defaultDesign, ...design }),
      })
      .execute();
    return { id, name };
  });
}

/** A badge of a client that gives them. */
export function aBadge(
  app: App,
  client: Client,
  fields: { rule: Eligibility; name?: string; state?: "on" | "off" },
): Promise<{ id: string; name: string }> {
  const { rule, name = unique("Insígnia"), state = "on" } = fields;
  return plant(app, async (tx) => {
    await tx.updateTable("clients").set({ has_badges: true }).where("id", "=", client.id).execute();
    const { id } = await tx
      .insertInto("badges")
      .values({
        ...{
          client_id: client.id,
          state,
          name: JSON.stringify({ "pt-BR": name }),
          rule: JSON.stringify(rule),
        },
        picture: JSON.stringify({ kind: "drawn", shape: "star", icon: "book", tone: "primary" }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, name };
  });
}
