import { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { ssoCallbackMachine } from '@machines/auth/ssoCallback/machine'
import type { WizardInput } from '@machines/auth/wizard/context'
import { wizardMachine } from '@machines/auth/wizard/machine'
import { detailMachine } from '@machines/content/detail/machine'
import { createRequest } from '@machines/kernel/request/machine'
import { requestFormMachine } from '@machines/support/requestForm/machine'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { firstHouse, noProviders, offline, refused, status } from './fixtures'

const email = 'ada@house.test'
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** An endpoint that records its idempotency keys and answers as the test decides. */
function endpoint() {
  const keys: string[] = []
  let answer: () => unknown = () => {
    throw offline
  }
  return {
    keys,
    /** The response from now on; at first there is none. */
    answers: (next: () => unknown) => {
      answer = next
    },
    call: fromPromise<never, { key: string }>(async ({ input: { key } }) => {
      keys.push(key)
      return answer() as never
    }),
  }
}

const allEqual = (keys: string[]) => new Set(keys).size === 1
const allDiffer = (keys: string[]) => new Set(keys).size === keys.length

describe('a retry reuses the idempotency key, and another intent has another', () => {
  test("a user's new password", async () => {
    const { keys, call } = endpoint()
    const dialog = createActor(
      passwordUpdateMachine.provide({ actors: { updatePassword: call as never } }),
      { input: { keyPrefix: 'seed' } },
    ).start()
    const submit = async () => {
      dialog.send({ type: 'password.submitted' })
      await settled()
    }
    const choose = (password: string) => {
      dialog.send({ type: 'password.changed', password })
      dialog.send({ type: 'confirmation.changed', confirmation: password })
    }
    dialog.send({ type: 'current.changed', current: 'Portico-1!' })
    choose('Portico-2!')
    await submit()
    await submit()
    choose('Portico-3!')
    await submit()
    dialog.send({ type: 'current.changed', current: 'Portico-0!' })
    await submit()
    expect(keys).toHaveLength(4)
    expect(allEqual(keys.slice(0, 2))).toBe(true)
    expect(allDiffer(keys.slice(1))).toBe(true)
  })

  test('a request to the help desk', async () => {
    const { keys, call } = endpoint()
    const form = createActor(
      requestFormMachine.provide({ actors: { submitRequest: call as never } }),
      {
        input: {
          buildingUuid: 'house',
          keyPrefix: 'seed',
          limits: { files: 2, bytes: 1000 },
          fields: { nature: 'Amenities', subject: 'Gym', description: 'Dark' },
        },
      },
    ).start()
    const submit = async () => {
      form.send({ type: 'request.submitted' })
      await settled()
      form.send({ type: 'dialog.closed' })
    }
    await submit()
    await submit()
    form.send({ type: 'field.changed', name: 'subject', value: 'Pool' })
    await submit()
    const file = { id: 'light.png', name: 'light.png', bytes: 10, handle: null }
    form.send({ type: 'files.offered', files: [file] })
    await submit()
    form.send({ type: 'file.removed', id: file.id })
    await submit()
    expect(keys).toHaveLength(5)
    expect(allEqual(keys.slice(0, 2))).toBe(true)
    expect(allDiffer(keys.slice(1))).toBe(true)
  })

  test('an RSVP: a retry in the error dialog, and a new attempt by the button', async () => {
    const { keys, call } = endpoint()
    const item = { uuid: 'yoga', type: 'EVENT', title: 'Yoga', rsvp_enabled: true }
    const detail = createActor(
      detailMachine.provide({
        actors: {
          read: createRequest<never, never>().provide({
            actors: { load: fromPromise(async () => item as never) },
          }) as never,
          reserve: call as never,
          cancel: call as never,
        },
        actions: { raiseError: () => {}, settleError: () => {} },
      }),
      {
        input: {
          kind: 'content',
          uuid: 'yoga',
          path: '/yoga',
          buildingUuid: 'house',
          lang: 'en-us',
          userId: 7,
          keyPrefix: 'seed',
        },
      },
    ).start()
    await settled()
    const decide = async () => {
      detail.send({ type: 'reserve.pressed' })
      detail.send({ type: 'reserve.confirmed' })
      await settled()
    }
    await decide()
    detail.send({ type: 'request.retried', action: 'reserve' })
    await settled()
    await decide()
    expect(keys).toHaveLength(3)
    expect(allEqual(keys.slice(0, 2))).toBe(true)
    expect(allDiffer(keys.slice(1))).toBe(true)
  })

  test("an identity provider's assertion", async () => {
    const { keys, call } = endpoint()
    const details = { email, transactionId: 't', state: 's', purpose: 'signIn' } as const
    const sso = createActor(
      ssoCallbackMachine.provide({
        actors: { authenticate: call as never },
        actions: { forgetDetails: () => {} },
      }),
      { input: { keyPrefix: 'seed', state: 's', code: null, error: null, details } },
    ).start()
    await settled()
    sso.send({ type: 'request.retried' })
    await settled()
    expect(keys).toHaveLength(2)
    expect(allEqual(keys)).toBe(true)
  })
})

describe('in the wizard', () => {
  const reset: WizardInput = {
    keyPrefix: 'seed',
    entry: 'RESET_PASSWORD_V2',
    start: { email, reset: true },
    providerIdentity: null,
    fields: {},
  }
  const signUp: WizardInput = {
    ...reset,
    entry: 'AUTH_SIGNUP',
    start: {
      email,
      facts: { status: status({ email: null, confirmed: false }), providers: noProviders },
    },
  }

  async function begin(input: WizardInput) {
    const [register, consumeCode, setPassword] = [endpoint(), endpoint(), endpoint()]
    const wizard = createActor(
      wizardMachine.provide({
        actors: {
          restoreDraft: fromPromise(async () => null) as never,
          fetchBuildings: fromPromise(async () => [firstHouse.building]) as never,
          sendCode: fromPromise(async () => ({ cooldown: 30 })) as never,
          register: register.call as never,
          consumeCode: consumeCode.call as never,
          setPassword: setPassword.call as never,
        },
        actions: { storeDraft: () => undefined, dropDraft: () => undefined },
      }),
      { input },
    ).start()
    await settled()
    const next = async () => {
      wizard.send({ type: 'step.next' })
      await settled()
    }
    const at = () => wizard.getSnapshot().context.step
    const enterCode = async (code: string) => {
      wizard.send({ type: 'code.changed', code })
      await next()
    }
    const choosePassword = (password: string) => {
      wizard.send({ type: 'password.changed', password })
      wizard.send({ type: 'confirmation.changed', confirmation: password })
    }
    return { wizard, next, at, enterCode, choosePassword, register, consumeCode, setPassword }
  }

  test('a retried code has the same key, and another code another', async () => {
    const { next, at, enterCode, consumeCode } = await begin(reset)
    await next()
    expect(at()).toBe('ENTER_CODE_V2')
    await enterCode('1234')
    // No response arrived: the same request is sent again.
    await next()
    await enterCode('5678')
    expect(consumeCode.keys).toHaveLength(3)
    expect(allEqual(consumeCode.keys.slice(0, 2))).toBe(true)
    expect(allDiffer(consumeCode.keys.slice(1))).toBe(true)
  })

  test('so does a new password', async () => {
    const { next, at, enterCode, choosePassword, consumeCode, setPassword } = await begin(reset)
    await next()
    consumeCode.answers(() => ({ token: 'reset' }))
    await enterCode('1234')
    expect(at()).toBe('ENTER_NEW_PASSWORD')
    choosePassword('Portico-1!')
    await next()
    await next()
    choosePassword('Portico-2!')
    await next()
    expect(setPassword.keys).toHaveLength(3)
    expect(allEqual(setPassword.keys.slice(0, 2))).toBe(true)
    expect(allDiffer(setPassword.keys.slice(1))).toBe(true)
  })

  test('a new password with another code is another intent, if sent together', async () => {
    const { next, at, enterCode, choosePassword, setPassword } = await begin({
      ...reset,
      entry: 'RESET_PASSWORD',
    })
    await next()
    await enterCode('1234')
    expect(at()).toBe('ENTER_NEW_PASSWORD')
    choosePassword('Portico-1!')
    setPassword.answers(() => {
      throw refused('code_invalid', 422)
    })
    await next()
    expect(at()).toBe('ENTER_CODE')
    await enterCode('5678')
    await next()
    expect(setPassword.keys).toHaveLength(2)
    expect(allDiffer(setPassword.keys)).toBe(true)
  })

  test('a registration with other names is another intent', async () => {
    const { wizard, next, at, choosePassword, register } = await begin(signUp)
    const name = (value: string) =>
      wizard.send({ type: 'name.changed', field: 'first_name', value })
    name('Ada')
    wizard.send({ type: 'name.changed', field: 'last_name', value: 'Test' })
    await next()
    choosePassword('Portico-1!')
    await next()
    wizard.send({ type: 'terms.toggled', isAccepted: true })
    await next()
    await next()
    expect([at(), register.keys.length]).toEqual(['ACCEPT_TERMS', 2])
    expect(allEqual(register.keys)).toBe(true)
    wizard.send({ type: 'step.requested', step: 'CREATE_ACCOUNT' })
    name('Adela')
    await next()
    await next()
    await next()
    expect([at(), register.keys.length]).toEqual(['ACCEPT_TERMS', 3])
    expect(allDiffer(register.keys.slice(1))).toBe(true)
  })
})
