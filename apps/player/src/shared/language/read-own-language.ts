/**
 * Shows the site in the language of who signed in. It is another page: not while there is something
 * to be done first, which would be forgotten with this one.
 */
export async function readOwnLanguage(): Promise<void> {
  const { takeLanguage } = await import("./take-language.ts");
  await takeLanguage();
}
