import { isDeepStrictEqual } from 'node:util'
import { isCalling } from '@kit/calls'
import { both, changes, either, failed, not } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, always, cites, during, iff, once, only, runs } from '@kit/vocabulary'
import type { consentMachine } from '@machines/platform/consent/machine'

type Step = Moment<typeof consentMachine>
type Choice = Step['after']['context']['choice']

const chose = (choice: Choice) => (step: Step) => step.after.context.choice === choice
const choice = ({ context }: Step['after']) => context.choice
/** What the actor that measures receives in this step. */
const measured = ({ sent }: Step) =>
  sent.filter(({ src }) => src === 'measureUse').map(({ event }) => event)

/** docs/behaviour.md#consent. */
export const consentLaws: Laws<typeof consentMachine> = {
  'nothing is measured without consent': cites(
    'The app measures, collects and sends no usage data before the user agrees.',
    during(
      either(
        (step: Step) => isCalling(step.after, 'measureUse'),
        (step: Step) => measured(step).length > 0,
      ),
    ).always(chose('granted')),
  ),
  'an event is forwarded unchanged exactly while usage is measured': always((step) => {
    const isMeasured = step.event?.type === 'use.measured' && isCalling(step.before, 'measureUse')
    return isDeepStrictEqual(measured(step), isMeasured ? [step.event] : [])
  }),
  'measuring starts and ends with the consent': cites(
    'After consent, the app loads the scripts that the deployment names.',
    runs('measureUse').exactlyIn('granted'),
  ),
  'a failure to measure does not revoke the consent': after(failed('measureUse')).next(
    'granted.broken',
    not(changes(choice)),
  ),
  'the banner opens only without a choice, and after the first screen': cites(
    'Once the first screen is ready and the browser is idle, a notice below the page asks, without covering anything; both answers have equal weight.',
    all(
      only('open.noticeOpen').after('question.due'),
      during('open.noticeOpen').always(chose(null)),
    ),
  ),
  'a kiosk, a native host and a deployment that measures nothing offer no choice': cites(
    'Guests of a kiosk, native hosts and deployments without measuring are never asked and never measured.',
    iff('unavailable', ({ after: { context } }) => context.isKiosk || !context.isAskable),
  ),
  'a choice made here is stored once, and one from another tab is not': cites(
    'The browser stores the answer.',
    once('storeChoice').when(both(after('consent.*'), changes(choice))),
  ),
  'a refusal and a withdrawal delete unsent events': cites(
    'A refusal or a withdrawal removes the scripts from the page, stops collecting and deletes unsent events.',
    once('forgetUse').when(
      ({ before, after: now }) =>
        (now.matches('refused') || now.matches('withdrawn')) &&
        !(before?.matches('refused') || before?.matches('withdrawn')),
    ),
  ),
  'only a given consent can be withdrawn': cites(
    'It survives a sign-out, applies to every tab, and can be changed in Account at any time.',
    only('withdrawn').from('granted'),
  ),
  'a withdrawal counts as a refusal, and both can be changed into consent': cites(
    'A refusal or a withdrawal removes the scripts from the page, stops collecting and deletes unsent events.',
    all(
      after('consent.withdrawn').from('granted').next('withdrawn', chose('refused')),
      after('consent.granted')
        .from(({ before }: Step) => before?.matches('unavailable') === false)
        .next('granted', chose('granted')),
    ),
  ),
  'another tab’s choice applies to this tab': cites(
    'It survives a sign-out, applies to every tab, and can be changed in Account at any time.',
    after('choice.changed').next(
      ({ event, after: { context } }) => context.choice === event?.choice,
    ),
  ),
}
