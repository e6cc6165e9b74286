import Bowser from "bowser";

/**
 * A readable name for the browser with this user agent, such as "Chrome on Android"; undefined for
 * an unknown one.
 */
export function deviceOf(userAgent: string): string | undefined {
  if (userAgent === "") return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  if (!browser.name) return os.name;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
