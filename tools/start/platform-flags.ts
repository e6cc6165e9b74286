/**
 * How Node is to collect the platform's garbage. What a bet leaves behind is gone within a few
 * batches, so it gets room to die in (128 MB a half) before anything is copied, and is never put
 * among what stays: V8 would, because it sees some of it live on, and then stops the process for 20
 * ms twice a second instead of 5 ms now and then.
 */
export const PLATFORM_FLAGS: readonly string[] = [
  "--max-semi-space-size=128",
  "--no-allocation-site-pretenuring",
];
