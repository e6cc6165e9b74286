/** Fields that the demo's form shows beside name and password, so that an account can be recovered; nobody has to fill them in. */
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

/** What the demo brand begins with: every way in and every way back that needs nobody outside, since its messages end in the outbox. */
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
    },
    register: { fields: FIELDS },
    resources: {
      customerService: [{ csType: "LIVECHAT", path: new URL("/helpmc", playerUrl).href }],
    },
  } as const;
}
