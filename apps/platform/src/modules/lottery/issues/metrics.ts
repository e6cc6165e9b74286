import { Counter, Histogram } from "prom-client";

const voided = new Counter({
  name: "perya_lottery_issues_void_total",
  help: "Issues of lotteries that were voided.",
});
const late = new Histogram({
  name: "perya_lottery_draw_late_seconds",
  help: "Time from when a lottery was to be drawn to its result.",
  buckets: [0.5, 1, 2, 5, 10, 30, 60, 120, 600, 3_600],
});

export function countVoid(issues: number): void {
  if (issues > 0) voided.inc(issues);
}

export function observeLate(seconds: number): void {
  late.observe(seconds);
}
