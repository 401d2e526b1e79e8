import type { Suite } from '@contract/smartBuilding'
import { isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { after, cites } from '@kit/vocabulary'
import { isNewer } from '@machines/suites/setpoint/control'
import type { suiteMachine } from '@machines/suites/suite/machine'
import { suiteOf } from '@machines/suites/suite/selectors'
import { crashLaws, invalidationLaws } from '../kernel/shared.laws'

type Step = Moment<typeof suiteMachine>

/** What arrived in a step, by any path; null if nothing did. */
function message({ event }: Step): Suite | null {
  if (event?.type === 'suite.reported') {
    const isOfThis = event.suite.id === '12' && typeof event.suite.navName === 'string'
    return isOfThis ? (event.suite as Suite) : null
  }
  if (event?.type === 'xstate.snapshot.read') return event.snapshot.context.data as Suite | null
  const isSetting = /^xstate\.snapshot\.(lighting|temperature)$/.test(event?.type ?? '')
  return isSetting ? (event?.snapshot.context.suite as Suite | null) : null
}
/** The controllable parts of the suite. A crashed part, which is a defect, receives nothing more. */
const settings = ['lighting', 'temperature']
const known = ({ before }: Step) => (before === null ? null : suiteOf(before))
const received = ({ sent }: Step, event: string) => sent.filter((each) => each.event.type === event)

/** docs/behaviour.md#smart-suites: the newest report is shown. */
export const suiteLaws: Laws<typeof suiteMachine> = {
  'the newest report shows, by whichever path it arrived': cites(
    'An older report changes nothing, whichever way it arrives.',
    (step) => {
      const report = message(step)
      const isNew = report !== null && isNewer(report, known(step))
      return suiteOf(step.after) === (isNew ? report : known(step))
    },
  ),
  'a newer report reaches every control except the one that sent it': cites(
    'An older report changes nothing, whichever way it arrives.',
    (step) => {
      const isNew = suiteOf(step.after) !== known(step)
      const teller = /^xstate\.snapshot\.(lighting|temperature)$/.exec(step.event?.type ?? '')?.[1]
      const reports = received(step, 'suite.reported')
      const listening = settings.filter((id) => id !== teller && isCalling(step.after, id))
      return (
        reports.length === (isNew ? listening.length : 0) &&
        reports.every(({ event }) => event.suite === suiteOf(step.after))
      )
    },
  ),
  ...invalidationLaws(
    ['read'],
    after('request.invalidated'),
    'Leaving the screen discards nothing: pending presses are still sent, and the user sees the current state when they come back.',
  ),
  ...crashLaws('read', ...settings),
}
