import type { Suite } from '@contract/smartBuilding'
import { hasFailed, isCalling } from '@kit/calls'
import type { Laws, Moment } from '@kit/laws'
import { isNewer } from '@machines/suites/setpoint/control'
import type { suiteMachine } from '@machines/suites/suite/machine'
import { suiteOf } from '@machines/suites/suite/selectors'

type Step = Moment<typeof suiteMachine>

/** What came in with a step, by whichever way; null where nothing did. */
function message({ event }: Step): Suite | null {
  if (event?.type === 'suite.reported') {
    const isOfThis = event.suite.id === '12' && typeof event.suite.navName === 'string'
    return isOfThis ? (event.suite as Suite) : null
  }
  if (event?.type === 'xstate.snapshot.read') return event.snapshot.context.data as Suite | null
  const isSetting = /^xstate\.snapshot\.(lighting|temperature)$/.test(event?.type ?? '')
  return isSetting ? (event?.snapshot.context.suite as Suite | null) : null
}
/** The parts of it that can be set. One that has broken, which is a defect, hears nothing any more. */
const settings = ['lighting', 'temperature']
const known = ({ before }: Step) => (before === null ? null : suiteOf(before))
const received = ({ sent }: Step, event: string) => sent.filter((each) => each.event.type === event)

/** docs/behaviour.md#smart-suites: what is reported is shown, the newest of it. */
export const suiteLaws: Laws<typeof suiteMachine> = {
  'what is shown is the newest report, by whichever way it came': (step) => {
    const report = message(step)
    const isNew = report !== null && isNewer(report, known(step))
    return suiteOf(step.after) === (isNew ? report : known(step))
  },
  'whatever is news is told to both settings, but for the one that told it': (step) => {
    const isNew = suiteOf(step.after) !== known(step)
    const teller = /^xstate\.snapshot\.(lighting|temperature)$/.exec(step.event?.type ?? '')?.[1]
    const reports = received(step, 'suite.reported')
    const listening = settings.filter((id) => id !== teller && isCalling(step.after, id))
    return (
      reports.length === (isNew ? listening.length : 0) &&
      reports.every(({ event }) => event.suite === suiteOf(step.after))
    )
  },
  'whoever comes back gets the truth, and a failed read is tried again': (step) => {
    const isReload = ['page.returned', 'suite.retried'].includes(step.event?.type ?? '')
    const isReceived = isReload && isCalling(step.after, 'read')
    return received(step, 'request.invalidated').length === (isReceived ? 1 : 0)
  },
  'a part that has broken is told of': (step) => {
    const isBroken = ['read', ...settings].some((id) => hasFailed(step.event, id))
    return step.did.some(({ type }) => type === 'reportBroken') === isBroken
  },
}
