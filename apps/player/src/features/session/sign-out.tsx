import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../shared/api.ts";
import { Button } from "../../shared/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialog.tsx";
import { keepSession } from "../../shared/session.ts";

/** Ends the session on this device, after asking. */
export function SignOut() {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    await call("DELETE", "/session").catch(() => undefined);
    keepSession(undefined);
    queries.clear();
    await navigate({ to: "/" });
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>Sign out</Button>
      {asked && (
        <Dialog title="Sign out?" onClose={() => setAsked(false)}>
          <p className="text-soft">Your money and your records stay safe. Open games can be finished when you are back.</p>
          <DialogActions>
            <Button onClick={() => setAsked(false)}>Stay</Button>
            <Button look="primary" onClick={() => void leave()}>
              Sign out
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
