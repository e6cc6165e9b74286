import { currencyOf } from "@perya/money";
import { z } from "zod";

/** The code for no currency marks demo money. */
const NO_CURRENCY = "XXX";
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";

/** A host as browsers send it: lower case, without a port. */
export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(new RegExp(`^${LABEL}(\\.${LABEL})+$`), "A host is like play.example.com, without a port");

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The most hosts of one brand. */
export const MOST_HOSTS = 20;

/** What is decided about a brand when it is made. Its first host is the main one. */
export const newBrand = z.object({
  name: z.string().trim().min(1).max(60),
  hosts: z.array(hostName).min(1).max(MOST_HOSTS),
  currency: z.string().refine(isCurrency, "A currency is a code such as PHP"),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: "A country is a code such as PH", abort: true })
    .refine((code) => countries.of(code) !== undefined, "A country is a code such as PH"),
  zone: z.string().refine(isZone, "A time zone is a name such as Asia/Manila"),
  minimumAge: z.number().int().min(18).max(99),
  realMoney: z.boolean(),
});

export type NewBrand = z.infer<typeof newBrand>;

function isCurrency(code: string): boolean {
  try {
    return currencyOf(code).code !== NO_CURRENCY;
  } catch {
    return false;
  }
}

/**
 * A place's zone, such as Asia/Manila: an offset knows no summer time, so that its midnight would
 * not be the place's all year.
 */
function isZone(name: string): boolean {
  if (!name.includes("/") && name !== "UTC") return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}
