import type { ColumnType, Generated } from "kysely";

type Moment = Date;
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export type LedgerUnit = "PTS" | "XP" | "PARTNER";
export type PersonalAccount = "uncleared" | "cleared" | "held" | "debt" | "xp";
export type ProgrammeAccount =
  | "issuance"
  | "redeemed"
  | "expired"
  | "reversed"
  | "transferred"
  | "partner_clearing"
  | "adjustment"
  | "writeoff";
export type AccountKind = PersonalAccount | ProgrammeAccount;
export type LedgerType =
  | "award"
  | "clear"
  | "reverse"
  | "hold"
  | "capture"
  | "release"
  | "refund"
  | "expire"
  | "repay"
  | "adjust"
  | "write_off"
  | "transfer_out"
  | "transfer_done"
  | "transfer_back";

/** The books. Accounts, transactions and entries are only read here: `ledger_post()` writes them. */
export interface LedgerTables {
  ledger_accounts: {
    id: ColumnType<number, never, never>;
    client_id: ColumnType<string, never, never>;
    unit: ColumnType<LedgerUnit, never, never>;
    pot_id: ColumnType<string, never, never>;
    kind: ColumnType<AccountKind, never, never>;
    user_id: ColumnType<string | null, never, never>;
    balance: ColumnType<number | null, never, never>;
    version: ColumnType<number | null, never, never>;
    earned: ColumnType<number | null, never, never>;
  };
  ledger_transactions: {
    id: ColumnType<number, never, never>;
    client_id: ColumnType<string, never, never>;
    key: ColumnType<string, never, never>;
    request_hash: ColumnType<Buffer, never, never>;
    type: ColumnType<LedgerType, never, never>;
    pot_id: ColumnType<string, never, never>;
    user_id: ColumnType<string | null, never, never>;
    source_type: ColumnType<string, never, never>;
    source_id: ColumnType<string, never, never>;
    rule_set_version_id: ColumnType<string | null, never, never>;
    occurred_at: ColumnType<Date, never, never>;
    posted_at: ColumnType<Date, never, never>;
    actor_id: ColumnType<string | null, never, never>;
    reason: ColumnType<string | null, never, never>;
    details: ColumnType<Record<string, unknown>, never, never>;
    reverses: ColumnType<number | null, never, never>;
    /** A transaction id of the database, compared in SQL only. */
    made_in: ColumnType<string, never, never>;
  };
  ledger_entries: {
    transaction_id: ColumnType<number, never, never>;
    line: ColumnType<number, never, never>;
    client_id: ColumnType<string, never, never>;
    account_id: ColumnType<number, never, never>;
    amount: ColumnType<number, never, never>;
    balance_after: ColumnType<number | null, never, never>;
    account_version: ColumnType<number | null, never, never>;
  };
  ledger_lots: {
    id: Generated<number>;
    client_id: string;
    pot_id: string;
    user_id: string;
    transaction_id: number;
    split_from: number | null;
    source_type: string;
    source_id: string;
    earned_at: Moment;
    expires_at: Moment;
    audit: "awaiting" | "cleared" | "rejected";
    original: number;
    open: Generated<number>;
    held: Generated<number>;
    redeemed: Generated<number>;
    transferred: Generated<number>;
    expired: Generated<number>;
    reversed: Generated<number>;
    repaid: Generated<number>;
    owed: Generated<number>;
    written_off: Generated<number>;
    adjusted: Generated<number>;
    experience: Generated<number>;
    experience_reversed: Generated<number>;
  };
  ledger_holds: {
    id: Generated<number>;
    client_id: string;
    pot_id: string;
    user_id: string;
    purpose: "order" | "transfer";
    source_id: string;
    amount: number;
    state: "held" | "captured" | "released";
    created_at: Moment;
    ended_at: Moment | null;
  };
  ledger_hold_lots: { client_id: string; hold_id: number; lot_id: number; amount: number };
  ledger_seals: {
    client_id: string;
    number: number;
    first_made_in: string;
    end_made_in: string;
    transaction_ids: string[];
    hashes: Buffer[];
    previous: Buffer;
    hash: Buffer;
    sealed_at: Moment;
  };
  ledger_rollups: {
    client_id: string;
    account_id: number;
    seal_number: number;
    end_made_in: string;
    balance: number;
  };
  award_batches: {
    id: Generated<string>;
    client_id: string;
    campaign_id: string;
    kind: "adjustment" | "mystery_customer" | "file";
    state: "proposed" | "approved" | "refused" | "withdrawn";
    reason: string;
    file_id: string | null;
    content_hash: Buffer | null;
    awards: number;
    points: number;
    experience: number;
    proposed_by: string;
    proposer_name: string;
    proposed_at: Moment;
    decided_by: string | null;
    decider_name: string | null;
    decided_at: Moment | null;
    decision_reason: string | null;
    withdrawn_by: string | null;
    withdrawn_at: Moment | null;
    version: Generated<number>;
  };
  awards: {
    id: Generated<string>;
    client_id: string;
    batch_id: string;
    user_id: string;
    store_id: string | null;
    points: number;
    experience: number;
    note: Generated<string>;
    occurred_on: string;
    trace: GeneratedJson<readonly unknown[]>;
    posted_at: Moment | null;
  };
}
