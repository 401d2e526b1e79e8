import type { Company } from '@contract/companies'
import {
  hasMoreRows,
  isLoadingMoreRows,
  type PagedSnapshot,
  rowsFailure,
} from '@machines/kernel/pagedRequest/selectors'
import { plainText } from '@rules/platform/plainText'
import type { SnapshotFrom } from 'xstate'
import type { directoryMachine } from './machine'

type Snapshot = SnapshotFrom<typeof directoryMachine>

/** The request behind the page, for a view to subscribe to. */
export const listOf = (snapshot: Snapshot) => snapshot.children.list
export const searchOf = (snapshot: Snapshot): string => snapshot.context.search

/** The requested types of companies; all if empty. */
export const typesOf = (snapshot: Snapshot): string[] => snapshot.context.companyTypes

export type DirectoryProgress = 'loading' | 'failed' | 'stalled' | 'growing' | 'whole'

/** How much of the directory is loaded. */
export function progressOf(list: PagedSnapshot | undefined): DirectoryProgress {
  if (list === undefined || list.context.data === null)
    return list?.value === 'rejected' ? 'failed' : 'loading'
  if (!hasMoreRows(list)) return 'whole'
  return isLoadingMoreRows(list) || rowsFailure(list) === null ? 'growing' : 'stalled'
}

/** The companies whose name or description contains every word of the search. */
export function found(companies: readonly Company[], search: string): readonly Company[] {
  const words = plainText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return companies
  return companies.filter(({ name, description }) => {
    const text = plainText(`${name} ${description ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}
