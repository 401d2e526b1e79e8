/**
 * Keeps React's texts alive on a page that the browser translates. A translator replaces each text node by `font` elements
 * with its translation. React still changes and removes the node that it has rendered: the page would state the earlier
 * value, or React would fail to remove a node that is gone. Here, a changed node takes its place again (the translator
 * translates it again), and a removed or moved one takes its translation along.
 *
 * @returns a function that stops it
 */
export function followTranslator(root: Node): () => void {
  const translations = new WeakMap<Node, Element>()

  const changes = new MutationObserver((records) => {
    for (const { target } of records) restore(target)
  })
  function restore(text: Node): void {
    translations.get(text)?.replaceWith(text)
    translations.delete(text)
  }

  /** The node that is in place of a text of this parent. */
  const standIn = (parent: Node, node: Node | null): Node | null => {
    const translation = node === null ? undefined : translations.get(node)
    return translation?.parentNode === parent ? translation : node
  }
  /** Only elements with translated texts get these methods: no other element becomes slower or different. */
  function acceptReplaced(parent: Node): void {
    for (const method of ['appendChild', 'insertBefore', 'removeChild'] as const) {
      const change = (...nodes: (Node | null)[]) => {
        const shown = nodes.map((node) => standIn(parent, node))
        Reflect.apply(Node.prototype[method], parent, shown)
        return nodes[0]
      }
      Object.assign(parent, { [method]: change })
    }
  }

  const replacements = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFont))
    if (added.size === 0) return
    for (const { target, removedNodes, addedNodes, previousSibling } of records) {
      const translation = [...addedNodes, previousSibling].find(
        (node): node is Element => node !== null && isFont(node) && added.has(node),
      )
      for (const text of removedNodes) {
        if (translation === undefined || !(text instanceof Text) || isFont(target)) continue
        translations.set(text, translation)
        changes.observe(text, { characterData: true })
        acceptReplaced(target)
      }
    }
  })
  replacements.observe(root, { childList: true, subtree: true })
  return () => {
    replacements.disconnect()
    changes.disconnect()
  }
}

const isFont = (node: Node): node is Element => node.nodeName === 'FONT'
