declare global {
  interface Window {
    /** Resolves once all styles of the app are here; missing on a page that came with them. */
    pageStyles?: Promise<void>
  }
}

/**
 * Adds all of the app's styles after those that the server selected for this page. These stay: without them the browser
 * would style the page a second time. If the styles cannot be loaded, `pageStyles` never resolves, so that the page
 * remains as the server rendered it.
 */
export function loadStyles(href: string): void {
  const part = document.querySelector('style[data-part]')
  if (part === null) return
  window.pageStyles = new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = 'anonymous'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reportError(new Error(`${href} could not be loaded`)))
    part.after(link)
  })
}
