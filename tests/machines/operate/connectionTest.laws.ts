import { hasAnswered, hasCalled, hasFailed, hasTimedOut, inputOf } from '@kit/calls'
import { is } from '@kit/conditions'
import type { Laws } from '@kit/laws'
import { cites } from '@kit/vocabulary'
import { createConnectionTest } from '@machines/operate/connectionTest/machine'
import { findingsOf, isTesting, testFailure } from '@machines/operate/connectionTest/selectors'
import { timeLimitLaws } from '../kernel/shared.laws'
import { reasonIn } from '../reason'

export const connectionTestMachine = createConnectionTest<{ issuer: string }>()

/** docs/behaviour.md#tests-of-connections. */
export const connectionTestLaws: Laws<typeof connectionTestMachine> = {
  'what is tested is what the form had when the operator pressed': cites(
    [
      'Try it now makes the server try the mail server, the file store, the broker of building systems, and the flag service as doctor does.',
      'An identity provider is tried with the fields as they are in the form, before they are saved; the log of changes has the attempt.',
    ],
    (step) =>
      !hasCalled(step, 'test') ||
      (step.event?.type === 'test.pressed' &&
        (inputOf(step.after, 'test') as { settings: unknown }).settings === step.event.settings),
  ),
  'a press while a test runs starts no other one': cites(
    'Try it now makes the server try the mail server, the file store, the broker of building systems, and the flag service as doctor does.',
    (step) => step.before === null || !isTesting(step.before) || !hasCalled(step, 'test'),
  ),
  'the report is that of the test that was pressed last': cites(
    'The report says whether it works and, if not, what to do.',
    ({ before, event, after }) => {
      if (hasAnswered(event, 'test')) return findingsOf(after) === event?.output
      return findingsOf(after) === null || findingsOf(after) === (before && findingsOf(before))
    },
  ),
  'other settings remove the report of earlier ones': cites(
    'A test changes nothing, so it can be cancelled and repeated; a report about earlier settings is never shown.',
    (step) =>
      step.event?.type !== 'settings.changed' ||
      (findingsOf(step.after) === null &&
        testFailure(step.after) === null &&
        !isTesting(step.after)),
  ),
  'a test that was cancelled reports nothing': cites(
    'A test changes nothing, so it can be cancelled and repeated; a report about earlier settings is never shown.',
    (step) => step.event?.type !== 'test.cancelled' || !isTesting(step.after),
  ),
  'a failed call says why, and the test can be pressed again': cites(
    'The report says whether it works and, if not, what to do.',
    (step) => {
      const { event, after } = step
      if (!hasFailed(event, 'test') && !hasTimedOut(event, 'testTimeout')) return true
      return testFailure(after)?.kind === reasonIn(event) && !isTesting(after)
    },
  ),
  ...timeLimitLaws(30_000, is(isTesting)),
}
