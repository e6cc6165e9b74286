/** The tag of the player's language, as the page that opened the game named it. */
export const LANGUAGE = new URLSearchParams(location.search).get("lang") ?? "en";
