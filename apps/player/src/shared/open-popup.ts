/** Opens another site's address in a window of its own, of a size in pixels. False when the browser did not let it. */
export function openPopup(address: string, width: number, height: number): boolean {
  return open(address, width, height) !== null;
}

/** Opens an empty window of a size in pixels, for an address that is still asked for; null when the browser did not let it. */
export function reservePopup(width: number, height: number): Window | null {
  return open("", width, height);
}

function open(address: string, width: number, height: number): Window | null {
  const popup = window.open(address, "_blank", `popup,width=${width},height=${height}`);
  // What opens there must not be able to steer this page.
  if (popup) popup.opener = null;
  return popup;
}
