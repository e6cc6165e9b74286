import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Approval, Decider } from "./approvals.ts";
import type { Asker } from "./asker.ts";

/** The transaction of a decision, and who decides. */
export interface Deciding {
  readonly platform: Platform;
  readonly tx: Tx;
  readonly approval: Approval;
  readonly by: Decider;
  /** Why it is rejected; null when it is approved. */
  readonly reason: string | null;
}

/** The same where it is carried out, with who asked as they are now. */
export type CarryingOut = Deciding & { readonly asker: Asker };

/** Work left for after a decision's commit, such as notifying open pages. */
export type AfterCommit = (() => void) | undefined;

/** One detail a person must see before deciding. */
interface Detail {
  readonly label: string;
  readonly value: string;
}

/**
 * A kind of action that needs a second person: who may decide it, what they must see, and how it is
 * carried out. Each module defines its own.
 */
export interface ApprovalKind {
  readonly kind: string;
  /** Its name in the console. */
  readonly title: string;
  /** The permission to decide it. */
  readonly permission: string;
  /** The permission to ask for it, where that is another one. */
  readonly asking?: string;
  /**
   * Refusals of carrying it out, as status and sentence. Nothing has then changed, and the request
   * still waits.
   */
  readonly refusals: Readonly<Record<string, readonly [status: number, sentence: string]>>;
  /**
   * Set where the request holds what one person typed, and a second person has to find the same
   * (`agree`). CONFIRMED: the second person may also agree to what they read here. TYPED: they must
   * type it themselves, on its own page.
   */
  readonly figures?: "CONFIRMED" | "TYPED";
  /** What a person must see before deciding, beside amount and reason. */
  readonly details: (approval: Approval) => readonly Detail[];
  /**
   * Locks the subject before the request itself, in the order in which everything else does.
   */
  readonly hold?: (tx: Tx, approval: Approval) => Promise<void>;
  /** Carries it out in the transaction of the decision. */
  readonly carryOut: (deciding: CarryingOut) => Promise<Result<AfterCommit>>;
  /** What else a rejection changes, in the same transaction. */
  readonly reject?: (deciding: Deciding) => Promise<Result<AfterCommit>>;
  /** What else a cancellation by the requester changes. */
  readonly takeBack?: (deciding: Deciding) => Promise<Result<AfterCommit>>;
}
