type Script = { src: string }

/**
 * Adds third-party scripts to the page. Returns a function that removes their elements; what they
 * have already started runs until a reload.
 */
export function addScripts(scripts: readonly Script[]): () => void {
  const added = scripts.map(({ src }) => {
    const element = document.createElement('script')
    element.src = src
    element.async = true
    element.crossOrigin = 'anonymous'
    document.head.append(element)
    return element
  })
  return () => {
    for (const element of added) element.remove()
  }
}
