import { isDeepStrictEqual } from 'node:util'
import { effectsOf, hasFailed, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import type { amenitiesMachine } from '@machines/directory/amenities/machine'

const told = ({ sent }: Moment<typeof amenitiesMachine>, src: string) =>
  sent.filter((each) => each.src === src).map(({ event }) => event.type)

/** docs/behaviour.md#where-failures-show; the page has the list by category, with tabs. */
export const amenitiesLaws: Laws<typeof amenitiesMachine> = {
  'the category that was chosen last is the chosen one': ({ before, event, after }) =>
    after.context.tab ===
    (event?.type === 'tab.chosen' ? event.uuid : (before?.context.tab ?? null)),
  'the list is asked for again by whoever tries again or comes back, once': (step) => {
    const { event, after } = step
    const isInvalidated = ['list.retried', 'page.returned'].includes(event?.type ?? '')
    const isHeard = isInvalidated && isCalling(after, 'list')
    return isDeepStrictEqual(told(step, 'list'), isHeard ? ['request.invalidated'] : [])
  },
  'the list is read from the start on': ({ before, after }) =>
    before !== null || isCalling(after, 'list'),
  'a list that breaks is reported, once': (step) =>
    isDeepStrictEqual(
      effectsOf(step).map(({ type }) => type),
      hasFailed(step.event, 'list') ? ['reportBroken'] : [],
    ),
}
