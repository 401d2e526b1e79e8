import type { Company } from '@contract/companies'
import type { SnapshotFrom } from 'xstate'
import type { directoryMachine } from './machine'

type Snapshot = SnapshotFrom<typeof directoryMachine>

export const companiesOf = (snapshot: Snapshot): Company[] => snapshot.context.companies
export const totalOf = (snapshot: Snapshot): number => snapshot.context.total
export const searchOf = (snapshot: Snapshot): string => snapshot.context.search

/** The requested types of companies; all if empty. */
export const typesOf = (snapshot: Snapshot): string[] => snapshot.context.companyTypes

export type DirectoryProgress = 'loading' | 'failed' | 'stalled' | 'growing' | 'whole'

/** How much of the directory is loaded. */
export function progressOf(snapshot: Snapshot): DirectoryProgress {
  if (snapshot.matches('loadingFirstPage')) return 'loading'
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('stalled')) return 'stalled'
  return snapshot.matches('loadingNextPage') ? 'growing' : 'whole'
}

/** Letters without marks and case: `Österreich` is found by `oster`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** The companies whose name or description contains every word of the search. */
export function found(companies: readonly Company[], search: string): readonly Company[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return companies
  return companies.filter(({ name, description }) => {
    const text = plain(`${name} ${description ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}
