import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** What stands in the place of a view that cannot be drawn. */
  fallback: ReactNode
}

/** A net under one view: what falls into it takes nothing else along. The root reports it. */
export class ErrorBoundary extends Component<Props> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
