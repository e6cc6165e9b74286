import { z } from "zod";

/** The language of the page that asks, as a BCP 47 tag; vendors show their pages in it. */
export const pageLanguage = z.string().regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/);
