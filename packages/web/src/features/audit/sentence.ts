/** Deeds the trail has a sentence for. A deed it does not know is told by its name. */
export const DEEDS = [
  "people.invite",
  "people.resend_invitation",
  "people.approve",
  "people.block",
  "people.unblock",
  "people.edit",
  "people.assign_roles",
  "people.import",
  "clients.create",
  "clients.edit",
  "clients.edit_menu",
  "clients.edit_look",
  "catalogue.create",
  "catalogue.edit",
  "catalogue.switch",
  "catalogue.import",
  "network.create_chain",
  "network.edit_chain",
  "network.switch_chain",
  "network.create_store",
  "network.edit_store",
  "network.switch_store",
  "network.import_stores",
  "network.create_store_group",
  "network.rename_store_group",
  "network.change_group_members",
  "network.delete_store_group",
  "network.create_company",
  "network.create_brand",
  "awards.propose_adjustment",
  "awards.propose_mystery_customer",
  "awards.import",
  "awards.approve",
  "awards.refuse",
  "awards.withdraw",
  "levels.look",
  "levels.grant",
  "levels.refuse",
  "levels.keep",
  "levels.lower",
  "levels.edit_rules",
  "trainings.create",
  "trainings.edit",
  "trainings.complete",
  "trainings.undo_completion",
  "trainings.import",
  "content.create_package",
  "content.replace_package",
  "courses.label_order",
  "courses.move_learners",
  "courses.publish",
  "courses.remove",
  "courses.save_draft",
  "groups.import",
  "learning.authorise",
  "learning.withdraw_authorisation",
  "attempts.grant",
  "results.mark",
  "results.show_writer",
  "results.regrade",
  "teaching.approve",
  "teaching.block",
  "teaching.enrol",
  "teaching.enrol_all",
  "teaching.extend",
  "teaching.import",
  "teaching.invite",
  "teaching.invite_all",
  "teaching.lift",
  "teaching.refuse",
  "teaching.unenrol",
  "rewards.create",
  "rewards.edit",
  "rewards.archive",
  "rewards.import",
  "rewards.shelf_edit",
  "rewards.limits",
  "rewards.settings",
  "codes.import",
  "stock.receive",
  "stock.propose",
  "stock.approve",
  "stock.refuse",
  "stock.withdraw",
  "orders.approve",
  "orders.reprove",
  "orders.ship",
  "orders.deliver",
  "orders.take_back",
  "orders.cancel",
  "exports.start",
  "campaigns.create",
  "campaigns.edit",
  "campaigns.edit_rules",
  "campaigns.propose",
  "campaigns.approve",
  "campaigns.refuse",
  "campaigns.withdraw",
  "campaigns.add_promotion",
  "campaigns.remove",
  "campaigns.settle",
  "audit.decide",
  "audit.reverse",
  "photos.save_types",
  "messaging.retry",
  "jobs.retry",
] as const;

/** Deeds done to a photo as to a sale, told in a sentence of its own: a photo's name is its store's. */
const OF_PHOTOS = ["audit.decide", "audit.reverse"] as const;

type Underscored<Text extends string> = Text extends `${infer Room}.${infer Verb}` ? `${Room}_${Verb}` : Text;
type PhotoKey = `${Underscored<(typeof OF_PHOTOS)[number]>}_photo`;
export type DeedKey = Underscored<(typeof DEEDS)[number]> | PhotoKey | "other";

/** The name of a deed among the texts, where a dot would part levels. */
export function deedKey(action: string, entity: string): DeedKey {
  if (!(DEEDS as readonly string[]).includes(action)) return "other";
  const key = action.replace(".", "_");
  const ofPhoto = entity === "photo" && (OF_PHOTOS as readonly string[]).includes(action);
  return (ofPhoto ? `${key}_photo` : key) as DeedKey;
}

/** A sentence of the texts in its parts, so that names can be links: "[who] blocked [whom]". */
export function sentenceParts(sentence: string): readonly ({ text: string } | { slot: "who" | "whom" })[] {
  return sentence
    .split(/(\[who\]|\[whom\])/)
    .filter((part) => part !== "")
    .map((part) =>
      part === "[who]" ? { slot: "who" } : part === "[whom]" ? { slot: "whom" } : { text: part },
    );
}
