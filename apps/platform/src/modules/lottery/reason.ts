import { z } from "zod";

/** Why a member of staff does what they do, for the audit. */
export const reason = z.string().trim().min(3, "says why in three letters or more").max(500);
