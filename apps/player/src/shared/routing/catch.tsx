import { Component, type ReactNode } from "react";

interface CatchProps {
  /** What is shown instead, given what was thrown and how to try again. */
  readonly instead: (fault: unknown, again: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly thrown: { readonly fault: unknown } | undefined;
}

/** Shows something else where what it holds could not be shown. */
export class Catch extends Component<CatchProps, State> {
  override state: State = { thrown: undefined };

  static getDerivedStateFromError(fault: unknown) {
    return { thrown: { fault } };
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return this.props.instead(thrown.fault, () => this.setState({ thrown: undefined }));
  }
}
