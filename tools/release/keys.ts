/**
 * The secrets of the installations dumped here, so that the test can open what they sealed. They
 * protect only invented people.
 */
export const KEYS = {
  SECRET_KEY: "release-dump-platform-key-of-made-up-people",
  STUDIO_SECRET_KEY: "release-dump-studio-key-of-made-up-people",
  GATEWAY_SECRET: "release-dump-gateway-secret-of-made-up-people",
} as const;
