import type { unsavedChangesMachine } from '@machines/account/unsavedChanges/machine'
import type { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import type { searchMachine } from '@machines/search/search/machine'
import type { requestFormMachine } from '@machines/support/requestForm/machine'
import type { ActorRefFrom, AnyActorLogic, SnapshotFrom } from 'xstate'
import type { PageLogic } from './logic'
import type { PagesMachine } from './machine'

export type PagesSnapshot = SnapshotFrom<PagesMachine>

/** The child of this name. Its type is safe: only this logic is ever started under the name. */
function childOf<Logic extends AnyActorLogic>(
  { children }: PagesSnapshot,
  name: string,
): ActorRefFrom<Logic> | undefined {
  return children[name] as ActorRefFrom<Logic> | undefined
}

/** The actor of an open page; undefined until it has started. */
export const pageOf = <Logic extends AnyActorLogic, Params extends object>(
  pages: PagesSnapshot,
  { name }: PageLogic<Logic, Params>,
): ActorRefFrom<Logic> | undefined => childOf<Logic>(pages, name)

/** Whether the user has returned to the page, whose machine kept running. */
export const isReturned = (
  { context: { open } }: PagesSnapshot,
  { name }: { name: string },
): boolean => open.some(({ page, isReturn }) => page.name === name && isReturn)

export const unsavedChangesOf = (pages: PagesSnapshot) =>
  childOf<typeof unsavedChangesMachine>(pages, 'unsavedChanges')
export const requestFormOf = (pages: PagesSnapshot) =>
  childOf<typeof requestFormMachine>(pages, 'requestForm')
export const searchOf = (pages: PagesSnapshot) => childOf<typeof searchMachine>(pages, 'search')
/** Its code is loading. */
export const isFetchingSearch = (pages: PagesSnapshot): boolean =>
  pages.matches({ dialog: 'fetchingSearch' })
export const passwordUpdateOf = (pages: PagesSnapshot) =>
  childOf<typeof passwordUpdateMachine>(pages, 'passwordUpdate')
