import type { Company } from '@contract/directory'

/** From A to Z as people of a language read, `Company 9` before `Company 10`; the wire's order is another. */
export function inOrder(companies: readonly Company[], locale: string): Company[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return companies.toSorted((a, b) => compare(a.name, b.name))
}
