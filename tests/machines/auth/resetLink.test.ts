import { type Draft, draftOf, initialWizard, type WizardInput } from '@machines/auth/wizard/context'
import { wizardMachine } from '@machines/auth/wizard/machine'
import type { FailedCall } from '@machines/kernel/failure'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { refused } from '../fixtures'

const email = 'ada@house.test'
const byLink: WizardInput = {
  keyPrefix: 'seed',
  entry: 'RESET_PASSWORD_V2',
  start: { email, reset: true, resetToken: 'link' },
  providerIdentity: null,
  fields: {},
}
/** What a page load leaves behind that waits for its code. */
const waiting = draftOf({
  ...initialWizard({ ...byLink, start: { email, reset: true } }),
  done: ['VERIFY_ACCOUNT'],
  step: 'ENTER_CODE_V2',
})

function begin(input: WizardInput, setPassword: (given: unknown) => Promise<unknown>) {
  const machine = wizardMachine.provide({
    actors: {
      restoreDraft: fromPromise<Draft | null, undefined>(() => Promise.resolve(waiting)),
      setPassword: fromPromise(async ({ input: given }) => {
        await setPassword(given)
        return { token: null }
      }),
    },
    actions: { storeDraft: () => undefined, dropDraft: () => undefined },
  })
  return createActor(machine, { input }).start()
}

async function choosePassword(wizard: ReturnType<typeof begin>) {
  await waitFor(wizard, (snapshot) => snapshot.context.step === 'ENTER_NEW_PASSWORD')
  wizard.send({ type: 'password.changed', password: 'Portico-New1!' })
  wizard.send({ type: 'confirmation.changed', confirmation: 'Portico-New1!' })
  wizard.send({ type: 'step.next' })
}

describe('a reset by a mailed link', () => {
  test("starts at the new password and sets it with the link's token", async () => {
    const given: unknown[] = []
    const wizard = begin(byLink, (sent) => Promise.resolve(given.push(sent)))
    await choosePassword(wizard)
    await waitFor(wizard, (snapshot) => snapshot.matches('congratulating'))
    const sent = { newPassword: 'Portico-New1!', email, code: '', token: 'link' }
    expect(given).toEqual([{ ...sent, key: 'seed-password-1' }])
  })

  test('never leads back to a step that needs a code', async () => {
    const wizard = begin(byLink, () => Promise.resolve())
    await waitFor(wizard, (snapshot) => snapshot.context.step === 'ENTER_NEW_PASSWORD')
    wizard.send({ type: 'step.back' })
    wizard.send({ type: 'step.requested', step: 'ENTER_CODE_V2' })
    expect(wizard.getSnapshot().context.step).toBe('ENTER_NEW_PASSWORD')
  })

  test.each([
    ['spent', refused('code_invalid', 422)],
    ['too old', refused('code_expired', 410)],
  ])('leads to the sign-in, which shows why, if the link is %s', async (_, error: FailedCall) => {
    const wizard = begin(byLink, () => Promise.reject(error))
    await choosePassword(wizard)
    const { output } = await waitFor(wizard, ({ status }) => status === 'done')
    expect(output).toEqual({ kind: 'left', email, failure: error.failure })
  })

  test('without a link resumes where the earlier page load stopped', async () => {
    const wizard = begin({ ...byLink, start: { email, reset: true } }, () => Promise.resolve())
    await waitFor(wizard, (snapshot) => snapshot.context.step === 'ENTER_CODE_V2')
    expect(wizard.getSnapshot().context.resetToken).toBeNull()
  })
})
