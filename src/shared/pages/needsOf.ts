import type { AnyPage, Area, Layout, LogicCode, Screen } from './definePage'

/** Loaded before a view renders or logic starts: messages of the feature, logic, and a view. */
export type Needed = {
  area: Area
  logics?: readonly LogicCode[]
  screen?: Screen | null
}

/** Everything that a page or a layout needs before it opens. */
export function needsOf(page: AnyPage | Layout): Needed {
  const { area, starts = [] } = page
  const logics = starts.map(({ logic }) => logic)
  return 'screen' in page
    ? { area, logics: [...logics, ...(page.opens ?? [])], screen: page.screen }
    : { area, logics }
}
