/**
 * Adds all of the app's styles after those that the server selected for this page. These stay: without them the browser
 * would style the page a second time.
 *
 * @returns a promise that rejects if the styles cannot be loaded
 */
export function loadStyles(href: string): Promise<void> {
  const part = document.querySelector('style[data-part]')
  if (part === null) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = 'anonymous'
    link.href = href
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} could not be loaded`)))
    part.after(link)
  })
}
