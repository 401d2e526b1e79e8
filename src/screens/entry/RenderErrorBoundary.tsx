import { Component, type ReactNode } from 'react'
import { SorryScreen } from './SorryScreen'

/** The last net under all views; the root reports what fell into it. */
export class RenderErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <SorryScreen /> : this.props.children
  }
}
