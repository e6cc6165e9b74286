/**
 * Lets this many milliseconds pass at once for what this process remembers: it says by `Date.now`
 * and `performance.now` how long that holds. Timers and the database's clock stay as they are. Time
 * goes back only after the last test of a file, so nothing is remembered for longer in the tests
 * that follow.
 */
export function passTime(ms: number): void {
  const [dateNow, performanceNow] = [Date.now.bind(Date), performance.now.bind(performance)];
  Date.now = () => dateNow() + ms;
  performance.now = () => performanceNow() + ms;
}
