import Bowser from "bowser";

/** What a person calls the browser that sent this user agent, such as "Chrome on Android"; undefined for one that nobody knows. */
export function deviceOf(userAgent: string): string | undefined {
  if (userAgent === "") return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
