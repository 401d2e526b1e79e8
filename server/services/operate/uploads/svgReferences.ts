import { tooComplex } from './refusedFile'

/** Logos have some dozen references; a drawing of an architect, some hundred. */
const max = { references: 5000, drawn: 20_000, depth: 100 }

/** The references of a drawing, by the id of each element around them; the drawing itself is the empty id. */
export class SvgReferences {
  readonly #targets = new Map<string, string[]>()
  #count = 0

  /** @param owners the ids of the element that refers and of those around it */
  add(owners: readonly string[], target: string): void {
    this.#count += 1
    if (this.#count > max.references) throw tooComplex()
    for (const owner of ['', ...owners]) {
      const targets = this.#targets.get(owner)
      if (targets === undefined) this.#targets.set(owner, [target])
      else targets.push(target)
    }
  }

  /** A few elements that refer to one another repeatedly can multiply to billions when they are drawn. */
  check(): void {
    const counts = new Map<string, number>()
    const around = new Set<string>()
    const count = (id: string): number => {
      const known = counts.get(id)
      if (known !== undefined) return known
      if (around.has(id) || around.size > max.depth) throw tooComplex()
      around.add(id)
      let total = 1
      for (const target of this.#targets.get(id) ?? []) {
        total += count(target)
        if (total > max.drawn) throw tooComplex()
      }
      around.delete(id)
      counts.set(id, total)
      return total
    }
    for (const id of this.#targets.keys()) count(id)
  }
}
