import { DEMO_LADDER } from "./demo-ladder.ts";
import { DEMO_SIGN_IN } from "./demo-missions.ts";

/**
 * Fields the demo's form shows besides name and password, so that an account can be recovered; all
 * are optional.
 */
const FIELDS = {
  email: { shown: true, required: false, acceptedPattern: "email", minLength: 6, maxLength: 254 },
  mobileNum: {
    shown: true,
    required: false,
    acceptedPattern: "digits",
    minLength: 5,
    maxLength: 15,
  },
} as const;

/**
 * The demo brand's initial settings: every sign-in and recovery method that needs no outside
 * service, since its messages end in the outbox.
 */
export function demoSettings(playerUrl: string) {
  return {
    features: {
      USERNAMEREG: true,
      MOBILEREG: true,
      PHONELOGIN: true,
      MOBILEVERCODELOGIN3: true,
      FREEPLAY: true,
      CHNGPASSMAIL3: true,
      CHNGPASSVERIF3: true,
      NEWIPVERIFY: true,
    },
    register: { fields: FIELDS },
    service: { email: "help@perya.example" },
    activity: { jackpot: true },
    jackpots: { onHome: false },
    vip: DEMO_LADDER,
    signIn: DEMO_SIGN_IN,
    rebate: { mode: "claim" },
    referral: { on: true },
    resources: {
      customerService: [{ csType: "LIVECHAT", path: new URL("/helpmc", playerUrl).href }],
    },
  } as const;
}
