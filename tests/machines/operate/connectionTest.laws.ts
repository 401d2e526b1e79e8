import { endsWithin, hasAnswered, hasCalled, hasFailed, hasTimedOut, inputOf } from '@kit/calls'
import type { Laws } from '@kit/laws'
import { createConnectionTest } from '@machines/operate/connectionTest/machine'
import { findingsOf, isTesting, testFailure } from '@machines/operate/connectionTest/selectors'
import { reasonIn } from '../reason'

export const connectionTestMachine = createConnectionTest<{ issuer: string }>()

/** docs/behaviour.md#tests-of-connections. */
export const connectionTestLaws: Laws<typeof connectionTestMachine> = {
  'what is tested is what the form had when the operator pressed': (step) =>
    !hasCalled(step, 'test') ||
    (step.event?.type === 'test.pressed' &&
      (inputOf(step.after, 'test') as { settings: unknown }).settings === step.event.settings),
  'a press while a test runs starts no other one': (step) =>
    step.before === null || !isTesting(step.before) || !hasCalled(step, 'test'),
  'the report is that of the test that was pressed last': ({ before, event, after }) => {
    if (hasAnswered(event, 'test')) return findingsOf(after) === event?.output
    return findingsOf(after) === null || findingsOf(after) === (before && findingsOf(before))
  },
  'other settings remove the report of earlier ones': (step) =>
    step.event?.type !== 'settings.changed' ||
    (findingsOf(step.after) === null && testFailure(step.after) === null && !isTesting(step.after)),
  'a test that was cancelled reports nothing': (step) =>
    step.event?.type !== 'test.cancelled' || !isTesting(step.after),
  'a failed call says why, and the test can be pressed again': (step) => {
    const { event, after } = step
    if (!hasFailed(event, 'test') && !hasTimedOut(event, 'testTimeout')) return true
    return testFailure(after)?.kind === reasonIn(event) && !isTesting(after)
  },
  'every test has a time limit': (step) => !isTesting(step.after) || endsWithin(step, 30_000),
}
