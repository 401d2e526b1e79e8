import type { VisitorsInside } from '@contract/operate/frontDesk'
import { type WatchedPageMachine, watchedPage } from '@machines/operate/page/pages'
import { tickerMachine } from '@machines/operate/ticker/machine'
import { requestOf } from '@platform/requestOf'
import type { PageDependencies } from '../../definePage'

export type InsideMachine = WatchedPageMachine<{ building: string }, VisitorsInside>

/** Who is in a building, with these calls. */
export const insideOf = ({
  calls,
  report,
}: Pick<PageDependencies, 'calls' | 'report'>): InsideMachine =>
  watchedPage({ request: requestOf(calls.visitorsInside), ticker: tickerMachine }).provide({
    actions: { reportBroken: () => report('the list of those in the building ended in an error') },
  })
