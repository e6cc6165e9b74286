/** Opens an address of somebody else in a window of its own, of a size in pixels. False when the browser did not let it. */
export function openPopup(address: string, width: number, height: number): boolean {
  const popup = window.open(address, "_blank", `popup,width=${width},height=${height}`);
  // What opens there must not be able to steer this page.
  if (popup) popup.opener = null;
  return popup !== null;
}
