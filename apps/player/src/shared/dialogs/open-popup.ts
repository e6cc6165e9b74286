/**
 * Opens another site in a separate window of a size in pixels. False when the browser blocked it.
 */
export function openPopup(address: string, width: number, height: number): boolean {
  return open(address, width, height) !== null;
}

/**
 * Opens an empty window of a size in pixels, for an address that is still being fetched; null when
 * the browser blocked it.
 */
export function reservePopup(width: number, height: number): Window | null {
  return open("", width, height);
}

function open(address: string, width: number, height: number): Window | null {
  const popup = window.open(address, "_blank", `popup,width=${width},height=${height}`);
  // The opened page must not be able to control this one.
  if (popup) popup.opener = null;
  return popup;
}
