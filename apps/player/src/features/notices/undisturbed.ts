/**
 * Nothing comes up over these: registration, a running game, money, and the member centre's help.
 */
const NOT_ON: readonly string[] = [
  "/register",
  "/register.html",
  "/game",
  "/seamless",
  "/wallet",
  "/helpmc",
];

/** Whether a page, or one below it, must not be covered by what the brand brings up by itself. */
export function isUndisturbed(pathname: string): boolean {
  return NOT_ON.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}
