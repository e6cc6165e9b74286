import { z } from "zod";

/** A member of staff's reason, for the audit trail. */
export const reason = z.string().trim().min(3, "says why in three letters or more").max(500);
