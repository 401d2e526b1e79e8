import { done } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after } from '@kit/vocabulary'
import { createRequest } from '@machines/kernel/request/machine'
import { readLaws } from './read.laws'

export const requestMachine = createRequest<{ buildingUuid: string }, string[]>()

const hasArrived = after(done('load'), done('reload'))

/** The foundation of every list and detail. */
export const requestLaws: Laws<typeof requestMachine> = {
  ...readLaws(['load', 'reload']),
  'the latest response shows, and a failure or a wait removes nothing': (step) => {
    const { before, event, after: now } = step as Moment<typeof requestMachine>
    return now.context.data === (hasArrived(step) ? event?.output : (before?.context.data ?? null))
  },
}
