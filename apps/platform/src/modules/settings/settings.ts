import {
  ANYTHING,
  CHARACTER_CLASSES,
  type CharacterClass,
  OWN_PATTERN_NAMES,
  PATTERN_NAMES,
} from "@perya/patterns";
import { z } from "zod";
import { SECTIONS_DECLARED } from "../../declared.ts";
import { wireTime } from "../../http/answers/answer.ts";
import { sourceOf, type SourceRefusal } from "../../http/visitors/source-of.ts";
import { FEATURES, FIRST_FEATURES, type Feature } from "./features.ts";
import { menusSection } from "./menus/menus-section.ts";
import {
  ALWAYS,
  FIRST_FIELDS,
  REGISTER_FIELDS,
  type RegisterFieldName,
} from "./registering/register-fields.ts";

const MAX_LENGTH = 500;
const line = z.string().trim().max(MAX_LENGTH);
const address = z.union([z.url({ protocol: /^https?$/ }), z.literal("")]);
const origin = z.url({ protocol: /^https?$/ });

/** Why the site's pages can't load from an address, in words for the person who typed it. */
export const SOURCE_RULES = {
  NOT_AN_ADDRESS: "must be an address such as https://cdn.example.com",
  NOT_HTTPS: "must begin with https://",
  HAS_A_LOGIN: "must hold no username or password",
  NOT_A_HOST: "must name one host, without * or other signs",
} as const satisfies Record<SourceRefusal, string>;

/** An address that pages load from: it gets into the policy of every page. */
const source = z
  .string()
  .max(MAX_LENGTH)
  .superRefine((text, context) => {
    const read = sourceOf(text);
    if (!read.ok) context.addIssue({ code: "custom", message: SOURCE_RULES[read.refusal] });
  });

/** What one field of the form shows, needs and accepts. */
export const fieldRule = z
  .object({
    shown: z.boolean(),
    required: z.boolean(),
    acceptedPattern: z.enum([ANYTHING, ...PATTERN_NAMES, ...OWN_PATTERN_NAMES]),
    minLength: z.number().int().min(0).max(MAX_LENGTH),
    maxLength: z.number().int().min(1).max(MAX_LENGTH),
  })
  .refine((rule) => rule.minLength <= rule.maxLength, {
    path: ["maxLength"],
    message: "The maximum length must not be below the minimum",
  });
const classes = z
  .array(z.enum(CHARACTER_CLASSES as [CharacterClass, ...CharacterClass[]]))
  .max(CHARACTER_CLASSES.length);
const ownPattern = z.object({ allowed: classes.min(1), needed: classes, message: line.min(1) });

type Fields = { readonly [Name in RegisterFieldName]: z.ZodDefault<typeof fieldRule> };
type Switches = { readonly [Name in Feature]: z.ZodDefault<z.ZodBoolean> };

const fieldSchemas = Object.fromEntries(
  REGISTER_FIELDS.map((name) => [name, fieldRule.default({ ...FIRST_FIELDS[name] })]),
) as unknown as Fields;
const switches = Object.fromEntries(
  FEATURES.map((feature) => [feature, z.boolean().default(FIRST_FEATURES[feature])]),
) as unknown as Switches;

const OWN_SECTIONS = {
  features: z.object(switches),
  register: z.object({
    fields: z
      .object(fieldSchemas)
      .prefault({})
      .refine(
        (fields) => ALWAYS.every((name) => fields[name].shown && fields[name].required),
        "A username and a password are always required",
      ),
    ownPatterns: z.partialRecord(z.enum(OWN_PATTERN_NAMES), ownPattern).default({}),
    ageConfirmation: z.number().int().min(18).max(30).default(18),
    birthdayAge: z.number().int().min(18).max(30).default(21),
  }),
  status: z.object({
    maintenance: z.boolean().default(false),
    maintenanceEnd: wireTime.nullable().default(null),
    maintenanceMessage: line.default(""),
    /** ISO 3166-1 alpha-2; empty lets every country in. */
    allowedCountries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(250)
      .default([]),
    /** Whether a visitor whose country is unknown is let in while only some countries are. */
    unknownCountry: z.enum(["allow", "refuse"]).default("allow"),
    restrictionMessage: line.default(""),
  }),
  resources: z.object({
    list: z
      .array(
        z.object({
          resourceType: z.string().min(1).max(40),
          url: address,
          labelNameEn: line,
          qrCodeUrl: z.union([source, z.literal("")]).default(""),
        }),
      )
      .max(40)
      .default([]),
    customerService: z
      .array(z.object({ csType: z.enum(["VIP", "LIVECHAT"]), path: origin }))
      .max(10)
      .default([]),
    gtagId: z
      .string()
      .regex(/^(?:|[A-Z]{1,4}-[A-Z0-9]{4,20})$/)
      .default(""),
    imageCDNs: z.array(source).max(20).default([]),
    launchGameCDNs: z.array(source).max(20).default([]),
    /** Other addresses at which the brand's site answers. */
    domains: z.array(source).max(20).default([]),
  }),
  menus: menusSection,
} as const;

type Declared = typeof SECTIONS_DECLARED;
type Sections = typeof OWN_SECTIONS & {
  readonly [Name in keyof Declared]: Declared[Name]["schema"];
};

/** Every section with its schema. Each has defaults throughout, so that `{}` is a whole section. */
export const SECTIONS = {
  ...OWN_SECTIONS,
  ...Object.fromEntries(
    Object.entries(SECTIONS_DECLARED).map(([name, { schema }]) => [name, schema]),
  ),
} as Sections;

export type Section = keyof typeof SECTIONS;

export type BrandSettings = { readonly [Name in Section]: z.output<(typeof SECTIONS)[Name]> };

export const SECTION_NAMES = Object.keys(SECTIONS) as readonly Section[];
