/** The text of a message with a code. */
export function textOf(
  code: string,
  brandName: string,
): { readonly subject: string; readonly text: string } {
  return {
    subject: `Your ${brandName} code`,
    text:
      `${code} is your ${brandName} code. It is good for ten minutes. Nobody from ${brandName} ` +
      "will ever ask you for it.",
  };
}
