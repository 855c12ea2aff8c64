/** Keeps the tabs of one browser in step. Only the news travels; each tab reads the vault itself. */

export type News =
  | { readonly kind: "signed_in" }
  | { readonly kind: "tokens" }
  | { readonly kind: "client" }
  | { readonly kind: "signed_out" };

const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("trilha.session") : undefined;

export const tellTabs = (news: News): void => channel?.postMessage(news);

export function hearTabs(hear: (news: News) => void): void {
  channel?.addEventListener("message", (event: MessageEvent<News>) => hear(event.data));
}
