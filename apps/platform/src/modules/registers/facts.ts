import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

/** A national register excludes a player, does so until another time, or no longer does. */
export const registerAnswered = fact("register answered", z.object({ player: whole }));
