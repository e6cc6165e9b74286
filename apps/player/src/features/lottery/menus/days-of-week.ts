/** A day as the menus count them: 1 is Sunday, 2 to 7 are Monday to Saturday, -1 is any. */
export type Weekday = -1 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** In the order they are offered. */
export const WEEKDAYS: readonly Weekday[] = [-1, 2, 3, 4, 5, 6, 7, 1];

/** The games that are drawn on a day, in their order. */
export function drawnOn<Game extends { readonly drawDayOfWeek: string }>(
  games: readonly Game[],
  day: Weekday,
): readonly Game[] {
  return day === -1
    ? games
    : games.filter(({ drawDayOfWeek }) =>
        drawDayOfWeek.split(",").some((one) => one.trim() === String(day)),
      );
}
