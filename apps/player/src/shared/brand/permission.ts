import { reading } from "../http/api.ts";
import { FOR_A_SESSION } from "../http/cached-answers.ts";

/**
 * The brand's site settings: from the page, from this tab's storage, or fetched.
 */
export const PERMISSION = { ...reading("/permission"), ...FOR_A_SESSION };
