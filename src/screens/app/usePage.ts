import type { PageName } from '@machines/pages/page'
import { type PagesSnapshot, pageOf } from '@machines/pages/selectors'
import { useShared } from './useShared'

/** The logic of a page, which the router has entered; undefined until it is started. */
export function usePage<Name extends PageName>(name: Name): PagesSnapshot['children'][Name] {
  return useShared('pages', (snapshot) => pageOf(snapshot, name))
}
