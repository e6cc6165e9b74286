/** Where a phone finds how the site gets onto it. */
export const APP_ADDRESS = `${globalThis.location?.origin}/download`;
