import { askSealed, asPlayer } from "./calls.ts";
import { prove } from "./prove.ts";

export const PASSWORD = "Fiesta2026";

export interface Person {
  readonly username: string;
  readonly token: string;
  /** The id that the console shows for them. */
  readonly id: string;
}

/** Registers a player through the API. */
export async function register(
  username: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Person> {
  const body = {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ageConfirmed: true,
    termsAccepted: true,
    proof: await prove("register"),
    ...more,
  };
  const { token } = await askSealed<{ token: string }>("PUT", "/register", {}, body);
  const { id } = await asPlayer(token)<{ id: string }>("GET", "/member");
  return { username, token, id };
}

/** Signs a player in through the API. Returns the token of the new session. */
export async function signIn(
  username: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const typed = { type: "username", username, password: PASSWORD };
  return (await askSealed<{ token: string }>("POST", "/session", headers, typed)).token;
}
