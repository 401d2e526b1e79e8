/** When the server rendered this page, in milliseconds since 1970; null if nothing was rendered. */
let renderedAt: number | null = null

/** Sets the time with which the page is rendered, and with which the browser repeats that. */
export function setRenderTime(at: number): void {
  renderedAt = at
}

export const renderTime = (): number => renderedAt ?? Date.now()
