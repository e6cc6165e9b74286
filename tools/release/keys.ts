/** The secrets of the installations whose databases are dumped here, so that what they sealed can be opened by the test. They protect nothing but made-up people. */
export const KEYS = {
  SECRET_KEY: "release-dump-platform-key-of-made-up-people",
  STUDIO_SECRET_KEY: "release-dump-studio-key-of-made-up-people",
  GATEWAY_SECRET: "release-dump-gateway-secret-of-made-up-people",
} as const;
