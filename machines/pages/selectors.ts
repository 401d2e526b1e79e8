import type { SnapshotFrom } from 'xstate'
import type { pagesMachine } from './machine'
import type { PageName } from './page'

export type PagesSnapshot = SnapshotFrom<typeof pagesMachine>

/** The logic of a page that is on show; undefined until it is started. */
export function pageOf<Name extends PageName>(
  { children }: PagesSnapshot,
  name: Name,
): PagesSnapshot['children'][Name] {
  return children[name]
}

/** Whether one has come back to the page, which went on meanwhile. */
export const isReturned = ({ context: { open } }: PagesSnapshot, name: PageName): boolean =>
  open.some(({ page, isReturn }) => page.name === name && isReturn)

export const requestFormOf = ({ children }: PagesSnapshot) => children.requestForm
export const searchOf = ({ children }: PagesSnapshot) => children.search
/** Its code is on its way. */
export const isFetchingSearch = (pages: PagesSnapshot): boolean =>
  pages.matches({ dialog: 'fetchingSearch' })
export const passwordUpdateOf = ({ children }: PagesSnapshot) => children.passwordUpdate
