/** What Telegram comes back with: its fields, and the hash over them. */
interface Login {
  readonly id: number;
  readonly auth_date: number;
  readonly hash: string;
}

/** The login that Telegram left behind the #, as base64 of JSON; undefined for anything else. */
export function loginIn(hash: string): Login | undefined {
  const found = /^tgAuthResult=(?<result>[\w+/=-]{1,4000})$/.exec(hash)?.groups?.["result"];
  if (found === undefined) return undefined;
  try {
    const text = atob(found.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes)) as Login;
  } catch {
    return undefined;
  }
}
