import { askSealed, asPlayer, type asStaff } from "./calls.ts";
import type { Person } from "./people.ts";

const UNITS = 100_000n;
const SETTLE_TRIES = 60;

interface Deposit {
  readonly id: string;
  readonly status: string;
  readonly checkoutUrl?: string;
  readonly transfer?: { readonly exactAmount: { readonly amount: string } };
}

export function units(major: bigint): string {
  return (major * UNITS).toString();
}

/** Creates a deposit and leaves it waiting for its payment. */
export function order(
  person: Person,
  method: "sandbox" | "bank-transfer" | "qr",
  major: bigint,
): Promise<Deposit> {
  return asPlayer(person.token)<Deposit>("POST", "/deposits", {
    method,
    amount: units(major),
    key: crypto.randomUUID(),
  });
}

/**
 * Pays at the sandbox bank, correctly (`pay`) or in one of its faulty ways, and waits until the
 * deposit is in the given state.
 */
export async function pay(
  person: Person,
  deposit: Deposit,
  form: Readonly<Record<string, string>>,
  until: string,
): Promise<void> {
  if (!deposit.checkoutUrl) throw new Error(`${deposit.id} is not paid at the sandbox bank.`);
  await fetch(deposit.checkoutUrl, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  for (let tries = 0; tries < SETTLE_TRIES; tries++) {
    if ((await asPlayer(person.token)<Deposit>("GET", `/deposits/${deposit.id}`)).status === until)
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${deposit.id} did not become ${until}.`);
}

/** Uploads a picture of a bank's receipt, a PNG. */
export async function sendSlip(
  person: Person,
  deposit: Deposit,
  picture: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const form = new FormData();
  form.append("file", new Blob([picture], { type: "image/png" }), "slip.png");
  await asPlayer(person.token)("POST", `/deposits/${deposit.id}/slip`, form);
}

/**
 * Requests a withdrawal and takes it through the given steps, each by a member of staff. Returns
 * the withdrawal's id.
 */
export async function withdraw(
  person: Person,
  password: string,
  major: bigint,
  steps: readonly (readonly [by: ReturnType<typeof asStaff>, step: string, body: unknown])[],
): Promise<string> {
  const player = asPlayer(person.token);
  const [account] = await player<{ id: string }[]>("GET", "/bank-accounts");
  const request = {
    amount: units(major),
    bankAccount: account?.id,
    password,
    key: crypto.randomUUID(),
  };
  const { id } = await askSealed<{ id: string }>(
    "POST",
    "/withdrawals",
    { authorization: `Bearer ${person.token}` },
    request,
  );
  for (const [by, step, body] of steps) {
    const place = ["approve", "reject", "pay"].includes(step) ? "" : "/legs/1";
    await by("POST", `/withdrawals/${id}${place}/${step}`, body);
  }
  return id;
}

/** The player says that the first transfer of a withdrawal arrived; answers the withdrawal's id. */
export async function arrived(person: Person, id: string): Promise<string> {
  const form = new FormData();
  form.append("said", "RECEIVED");
  await asPlayer(person.token)("POST", `/withdrawals/${id}/legs/1/answer`, form);
  return id;
}
