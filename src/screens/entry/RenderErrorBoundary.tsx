import { Component, type ReactNode } from 'react'
import * as css from './quietPage.css'

/** The last net (product section 2). It stands above the texts, so it speaks English. */
export class RenderErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className={css.centred} role="alert">
        <h1>Sorry.. there was an Error</h1>
        <a href="/">Go to homepage</a>
      </main>
    )
  }
}
