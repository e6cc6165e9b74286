type Layer = { dataLayer?: unknown[] };

let loaded: string | undefined;

/** Loads Google's tag for an id, once a visit. */
export function loadGoogleTag(id: string): void {
  if (loaded === id) return;
  loaded = id;
  const layer = ((window as Layer).dataLayer ??= []);
  // Google reads the arguments object itself, not an array of its values.
  function push(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  }
  push("js", new Date());
  push("config", id, { anonymize_ip: true });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}
