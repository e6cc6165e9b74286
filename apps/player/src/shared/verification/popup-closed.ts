import { ApiError } from "../http/api.ts";

/** What a call that needs a proof ends with when the person closed the dialog instead. */
export function popupClosed(): ApiError {
  return new ApiError(0, "POPUP_CLOSED", "Login failure. Please try again.");
}
