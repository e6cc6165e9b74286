const [dateNow, performanceNow] = [Date.now.bind(Date), performance.now.bind(performance)];
let passedMs = 0;

/**
 * Lets so many milliseconds pass at once for what this process remembers: it says by `Date.now` and `performance.now` how long that holds. Timers and the database's clock
 * stay as they are. Time never goes back, so nothing is remembered for longer in the tests that follow.
 */
export function passTime(ms: number): void {
  passedMs += ms;
  Date.now = () => dateNow() + passedMs;
  performance.now = () => performanceNow() + passedMs;
}
