import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Approval, Decider } from "./approvals.ts";

/** The transaction of a decision, and who decides. */
export interface Deciding {
  readonly platform: Platform;
  readonly tx: Tx;
  readonly approval: Approval;
  readonly by: Decider;
  /** Why it is rejected; null when it is approved. */
  readonly reason: string | null;
}

/** What is left to do after the commit of a decision, such as telling open pages. */
export type AfterCommit = (() => void) | undefined;

/** One line of what a person must see before deciding. */
interface Detail {
  readonly label: string;
  readonly value: string;
}

/** Something that needs a second person: who may decide it, what they must see, and how it is carried out. The module that knows it makes one. */
export interface ApprovalKind {
  readonly kind: string;
  /** In the console's words. */
  readonly title: string;
  /** What a person must be allowed to decide it. */
  readonly permission: string;
  /** What carrying it out can be refused with, as status and sentence. Nothing has changed then, and the request still waits. */
  readonly refusals: Readonly<Record<string, readonly [status: number, sentence: string]>>;
  /**
   * Set where the request is what one person saw or typed and a second person has to find the same (`agree`). CONFIRMED: they may also agree to what they read here. TYPED: they
   * type it themselves, where it belongs, and reading it is not enough to approve it.
   */
  readonly figures?: "CONFIRMED" | "TYPED";
  /** What a person must see before deciding, beside amount and reason. */
  readonly details: (approval: Approval) => readonly Detail[];
  /** Holds what it is about before the request itself is held, in the order in which everything else does. */
  readonly hold?: (tx: Tx, approval: Approval) => Promise<void>;
  /** Carries it out in the transaction of the decision. */
  readonly carryOut: (deciding: Deciding) => Promise<Result<AfterCommit>>;
  /** What else a rejection changes, in the same transaction. */
  readonly reject?: (deciding: Deciding) => Promise<Result<AfterCommit>>;
  /** What else it changes when the person who asked takes it back. */
  readonly takeBack?: (deciding: Deciding) => Promise<Result<AfterCommit>>;
}
