import { Component, type ReactNode } from "react";

/** Shows something else where what it holds could not be shown. */
export class Catch extends Component<{ readonly instead: ReactNode; readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
