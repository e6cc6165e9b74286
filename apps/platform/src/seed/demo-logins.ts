/** Logins of the demo brand. Play money only: a real-money brand is never seeded. */
export const demoLogins: readonly {
  readonly who: string;
  readonly username: string;
  readonly password: string;
  readonly note?: string;
}[] = [
  { who: "Player", username: "juana", password: "Fiesta2026", note: "(KYC 1, some play money)" },
  { who: "New player", username: "pedro", password: "Fiesta2026", note: "(KYC 0, nothing yet)" },
  {
    who: "Agent",
    username: "rosa",
    password: "Fiesta2026",
    note: "(the upline of players who register with the code FIESTA26)",
  },
  {
    who: "Operator",
    username: "owner",
    password: "night-fair-owner",
    note: "(sets up a one-time code at the first sign-in)",
  },
  {
    who: "Second operator",
    username: "owner2",
    password: "night-fair-owner2",
    note: "(approves what the first one requests)",
  },
  { who: "Cashier", username: "cashier", password: "night-fair-cashier" },
  {
    who: "Second cashier",
    username: "cashier2",
    password: "night-fair-cashier2",
    note: "(for approvals that need two people)",
  },
];
