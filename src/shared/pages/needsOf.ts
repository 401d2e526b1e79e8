import type { AnyPage, Area, Layout, LogicCode, Screen, Start } from './definePage'

/** Loaded before a view renders or logic starts: messages of the feature, logic, and a view. */
export type Needed = {
  area: Area
  logics?: readonly LogicCode[]
  screen?: Screen<never> | null
}

/** All logic that a page or a layout starts. */
export const startsOf = (page: AnyPage | Layout): readonly Start[] => [
  ...('logic' in page && page.logic !== undefined ? [page.logic] : []),
  ...(page.starts ?? []),
]

/** Everything that a page or a layout needs before it opens. */
export function needsOf(page: AnyPage | Layout): Needed {
  const { area } = page
  const logics = startsOf(page).map(({ logic }) => logic)
  return 'screen' in page
    ? { area, logics: [...logics, ...(page.opens ?? [])], screen: page.screen }
    : { area, logics }
}
