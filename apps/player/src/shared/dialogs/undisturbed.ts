/**
 * Nothing comes up over these: signing in and up, a running game, a lottery's slip, money and its
 * records, the player's own settings, and the member centre's help.
 */
const NOT_ON: readonly string[] = [
  "/login",
  "/register",
  "/register.html",
  "/game",
  "/seamless",
  "/lottery",
  "/vnLottery",
  "/member",
  "/helpmc",
];

/** Whether a page, or one below it, must not be covered by what the brand brings up by itself. */
export function isUndisturbed(pathname: string): boolean {
  return NOT_ON.some((page) => pathname === page || pathname.startsWith(`${page}/`));
}
