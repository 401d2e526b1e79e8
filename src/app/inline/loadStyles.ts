/**
 * Replaces the styles that the server selected for this page by all of the app's, in the same place.
 *
 * @returns a promise that rejects if they cannot be loaded
 */
export function loadStyles(href: string): Promise<void> {
  const part = document.querySelector('style[data-part]')
  if (part === null) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.crossOrigin = 'anonymous'
    link.href = href
    link.addEventListener('load', () => {
      part.remove()
      resolve()
    })
    link.addEventListener('error', () => reject(new Error(`${href} could not be loaded`)))
    part.after(link)
  })
}
