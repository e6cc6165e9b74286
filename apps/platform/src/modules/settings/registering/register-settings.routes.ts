import { getCountryCallingCode, type CountryCode } from "libphonenumber-js/min";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { REGISTER_FIELDS, type RegisterFieldName } from "./register-fields.ts";
import { isOffered, REGISTER_METHODS, registerRules } from "./register-rules.ts";
import { whitelabelOf, whitelabelValue } from "../permission.ts";
import { settingsOf } from "../settings-of.ts";
import { fieldRule, SECTIONS } from "../settings.ts";

const register = SECTIONS.register.shape;
const settingsValue = z
  .object({
    methods: z.array(z.enum(REGISTER_METHODS)),
    ageConfirmation: register.ageConfirmation,
    birthdayAge: register.birthdayAge,
    countryDialingCode: z.string().meta({ description: "Of the brand's own country, such as 63." }),
    firebase: z
      .object({
        recaptchaSiteKey: z.string().nullable().meta({
          description: "Site key of Google's check of a person; null where none is used.",
        }),
      })
      .nullable()
      .meta({ description: "Where Firebase sends the codes; null where we send them." }),
  })
  .meta({
    id: "RegisterSettings",
    description: "The registration methods and the ages required.",
  });
const fields = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, fieldRule])) as Readonly<
  Record<RegisterFieldName, typeof fieldRule>
>;
const validationValue = z
  .object({
    fields: z.object(fields),
    verificationCode: z.boolean(),
    ownPatterns: register.ownPatterns,
  })
  .meta({
    id: "RegistrationValidation",
    description:
      "The fields of one registration method, and whether the number is verified by a code.",
  });

/** The registration form's rules, and the tree of features. */
export function registerSettingsRoutes(app: App, platform: Platform): void {
  const tree = {
    summary: "The tree of the brand's features: 1 is on",
    response: { 200: answer(whitelabelValue) },
  };
  app.get("/api/v1/whitelabel-menu", { schema: tree }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    return success(whitelabelOf(await settingsOf(platform, brand.id)));
  });

  const asking = {
    summary: "The registration methods and the ages required",
    response: { 200: answer(settingsValue) },
  };
  app.get("/api/v1/register-settings", { schema: asking }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const settings = await settingsOf(platform, brand.id);
    const { ageConfirmation, birthdayAge } = settings.register;
    const methods = REGISTER_METHODS.filter((method) => isOffered(settings, method));
    const countryDialingCode = getCountryCallingCode(brand.country as CountryCode);
    const { firebase } = platform.config;
    return success({
      methods,
      ageConfirmation,
      birthdayAge,
      countryDialingCode,
      firebase: firebase ? { recaptchaSiteKey: firebase.recaptchaSiteKey ?? null } : null,
    });
  });

  const rules = {
    summary: "The fields a registration method shows, requires and accepts",
    querystring: z.object({ method: z.enum(REGISTER_METHODS).default("username") }),
    response: { 200: answer(validationValue) },
  };
  app.get("/api/v1/registration-validation", { schema: rules }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const { fields, verificationCode, ownPatterns } = registerRules(
      await settingsOf(platform, brand.id),
      request.query.method,
    );
    return success({ fields, verificationCode, ownPatterns } as z.infer<typeof validationValue>);
  });
}
