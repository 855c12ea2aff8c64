import type { DemoAccount } from "./installation-facts.ts";

const columns = ["role", "client", "username", "password"] as const;

function table(accounts: readonly DemoAccount[]): string {
  const rows = [
    Object.fromEntries(columns.map((name) => [name, name])) as unknown as DemoAccount,
    ...accounts,
  ];
  const widths = columns.map((name) => Math.max(...rows.map((row) => row[name].length)));
  const line = (row: DemoAccount) => columns.map((name, at) => row[name].padEnd(widths[at] ?? 0)).join("   ");
  return rows.map((row) => `  ${line(row)}`.trimEnd()).join("\n");
}

/** Announcement to the person who started Trilha when it is ready. */
export function announcement(state: {
  address: string;
  accounts: readonly DemoAccount[];
  hasSuperuser: boolean;
}): string {
  const parts = ["", `Trilha is ready: ${state.address}`];
  if (state.accounts.length > 0) parts.push("", "Demo accounts:", table(state.accounts));
  if (!state.hasSuperuser && state.accounts.length === 0) {
    parts.push("", "Nobody can sign in yet. Create the first superuser with: npm run create-superuser");
  }
  parts.push("", "Ctrl-C stops it.", "");
  return `${parts.join("\n")}\n`;
}
