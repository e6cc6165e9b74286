import { z } from "zod";
import { isEasyPassword } from "../../../secrets/is-easy-password.ts";

/**
 * What a password of staff must be when it is chosen: long, of any characters, and no first guess.
 */
export const newStaffPassword = z
  .string()
  .min(12, "A staff password has at least 12 characters")
  .max(128)
  .refine(
    (password) => !isEasyPassword(password, []),
    "This password is easy to guess. Please choose another one.",
  );
