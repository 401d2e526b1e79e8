type Script = { src: string }

/** Adds scripts of others to the page. Returns what takes them away again; what they have begun, a reload ends. */
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
