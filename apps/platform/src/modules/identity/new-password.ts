import { z } from "zod";

/** What a password must be when it is chosen. One that is only typed may be anything. */
export const newPassword = z
  .string()
  .min(8, "Please fill in your password with 8 - 64 characters")
  .max(64)
  .regex(/^(?=.*[A-Za-z])(?=.*\d)/, "Password format is incorrect");
