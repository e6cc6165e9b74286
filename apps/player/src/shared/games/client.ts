/**
 * What the site says of itself with every list of games; never part of a key, which is the address
 * of what one asks for.
 */
export const CLIENT = { clientType: "3", platform: "flash,html5-desktop" } as const;
