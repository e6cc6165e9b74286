import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../secrets/public-id.ts";
import type { Approval } from "./approvals.ts";
import { insertApproval } from "./approvals.store.ts";

/** Puts a deed before a second person. It waits for 24 hours. Answers its public id. */
export async function askApproval(tx: Tx, deed: Omit<Approval, "id" | "publicId" | "askedAt" | "expiresAt">): Promise<string> {
  const publicId = newPublicId("ap");
  await insertApproval(tx, { ...deed, publicId });
  return publicId;
}
