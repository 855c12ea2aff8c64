import { Component, type ReactNode } from "react";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";

type Props = { children: ReactNode; onReopen: () => void };

/** A content that breaks leaves the frame around it: the way on stays. */
export class StageFault extends Component<Props, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <ErrorState
        onRetry={() => {
          this.setState({ broken: false });
          this.props.onReopen();
        }}
      />
    );
  }
}
