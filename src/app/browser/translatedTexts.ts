/**
 * Keeps React's texts alive on a page that the browser translates. A translator replaces each text node by `font` elements
 * with its translation. React still changes and removes the node that it has rendered: the page would state the earlier
 * value, or React would fail to remove a node that is gone. Here, a changed node takes its place again (the translator
 * translates it again), and a removed or moved one takes its translation along.
 *
 * @returns a function that stops it
 */
export function followTranslator(root: Node): () => void {
  const translations = new WeakMap<Node, ChildNode>()

  /** The node that is in place of a text of this parent. */
  const standIn = (parent: Node, node: Node) => {
    const translation = translations.get(node)
    return translation?.parentNode === parent ? translation : node
  }
  /** Only elements with translated texts get these methods: no other element becomes slower or different. */
  function acceptReplaced(parent: Node): void {
    for (const method of ['appendChild', 'insertBefore', 'removeChild'] as const) {
      const change = (...nodes: (Node | null)[]): unknown =>
        Reflect.apply(
          Node.prototype[method],
          parent,
          nodes.map((node) => node && standIn(parent, node)),
        )
      Object.assign(parent, { [method]: change })
    }
  }

  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont))
    for (const { type, target, addedNodes, removedNodes, previousSibling } of records) {
      if (type === 'characterData') translations.get(target)?.replaceWith(target)
      const translation = added.find(
        (font) => font === previousSibling || [...addedNodes].includes(font),
      )
      for (const text of removedNodes) {
        if (translation === undefined || !(text instanceof Text)) continue
        translations.set(text, translation)
        observer.observe(text, { characterData: true })
        acceptReplaced(target)
      }
    }
  })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

const isFont = (node: Node): node is HTMLElement => node.nodeName === 'FONT'
