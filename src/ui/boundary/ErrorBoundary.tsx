import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Replaces a view that fails to render. */
  fallback: ReactNode
}

/** An error boundary around one view; other views stay. The root reports the error. */
export class ErrorBoundary extends Component<Props> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
