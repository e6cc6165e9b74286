import { reading } from "./api.ts";
import { FOR_A_SESSION } from "./kept-answers.ts";

/** What the brand's site may and must do: as the page brought it, as this tab had it last, or asked for. */
export const PERMISSION = { ...reading("/permission"), ...FOR_A_SESSION };
