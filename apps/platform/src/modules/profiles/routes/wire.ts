import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import { CONFIDENCES } from "../rules/profile.ts";

const field = { field: z.string(), label: z.string(), unit: z.string().nullable() };

const wireTightening = z
  .object({
    label: z.string(),
    field: z.string(),
    current: z.string(),
    bound: z.string(),
    unit: z.string().nullable(),
    rule: z.string(),
    sentence: z.string(),
  })
  .meta({ id: "ProfileTightening", description: "A setting that a profile overrides." });

const wireBound = z
  .object({
    ...field,
    direction: z.enum(["floor", "ceiling", "forbid", "require", "info"]),
    value: z.string().nullable().meta({ description: "Null: no profile confirms it." }),
    rule: z.string().nullable(),
    of: z.array(z.object({ code: z.string(), version: z.number().int() })),
  })
  .meta({ id: "ProfileBound", description: "A field as all of a brand's profiles demand it." });

const wireProfileLine = z
  .object({
    code: z.string(),
    name: z.string(),
    authority: z.string(),
    version: z.number().int(),
    chosen: z.boolean(),
    confirmed: z.number().int().meta({ description: "Cells with a value." }),
    signed: z.number().int().meta({ description: "Cells that counsel has signed off." }),
    cells: z.number().int(),
  })
  .meta({ id: "ProfileLine" });

/** A brand's jurisdiction. */
export const wireJurisdiction = z
  .object({
    brand: z.object({ id: z.number().int(), name: z.string(), realMoney: z.boolean() }),
    codes: z.array(z.string()),
    open: z.boolean().meta({ description: "Whether it may take real money, if it is for that." }),
    openedBefore: z.boolean().meta({
      description:
        "It took real money before there were profiles: products that nothing confirms stay open.",
    }),
    unsigned: z.number().int(),
    profiles: z.array(wireProfileLine),
    bounds: z.array(wireBound),
    currency: z.string(),
    closedForAmount: z.array(z.object({ rule: z.string(), what: z.string() })).meta({
      description: "What stays closed, because a rule names no amount in the brand's currency.",
    }),
    overridden: z.array(wireTightening),
    upcoming: z.array(
      z.object({
        from: wireTime,
        codes: z.array(z.string()),
        versions: z.array(z.object({ code: z.string(), version: z.number().int() })),
        tightens: z.array(wireTightening),
      }),
    ),
  })
  .meta({ id: "Jurisdiction", description: "What a brand's jurisdictions demand of it." });

const wireCell = z.object({
  ...field,
  direction: z.enum(["floor", "ceiling", "forbid", "require", "info"]),
  value: z.string().nullable().meta({ description: "JSON; null is not confirmed." }),
  source: z.string(),
  law: z.string().nullable(),
  confidence: z.enum(CONFIDENCES).nullable(),
  asOf: z.string(),
  undated: z.boolean(),
  note: z.string(),
  signedOff: z
    .object({ by: z.string(), at: wireTime, reference: z.string(), sha256: z.string() })
    .nullable(),
});

/** A profile with its versions, newest first. */
export const wireProfile = z
  .object({
    code: z.string(),
    name: z.string(),
    authority: z.string(),
    zone: z.string(),
    versions: z.array(
      z.object({
        version: z.number().int(),
        effectiveAt: wireTime.nullable(),
        publishedAt: wireTime.nullable(),
        publishedBy: z.string().nullable(),
        inForce: z.boolean(),
        cells: z.array(wireCell),
      }),
    ),
  })
  .meta({ id: "JurisdictionProfile" });
