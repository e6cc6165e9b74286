import { createContext } from "react";

/** Whether a page is shown as a pane of the member centre, which has a title of its own. */
export const InPane = createContext(false);
