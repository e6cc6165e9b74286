import { storeOf } from "@perya/ui/store";

/** Whether a session of play has to be planned, or the player wants to see the one that runs. */
export const sessionAsked = storeOf(false);
