import { readDraft, writeDraft } from '@features/auth/draft'
import { draftOf, initialWizard } from '@machines/auth/wizard/context'
import { purge, stored } from '@platform/storage/stored'
import { beforeEach, describe, expect, test } from 'vitest'
import { known, noProviders, status } from '../../machines/fixtures'

const providerIdentity = {
  email: 'ada@house.test',
  transactionUuid: 't',
  firstName: null,
  lastName: null,
}
const draft = {
  ...draftOf(
    initialWizard({
      keyPrefix: 'seed',
      entry: 'AUTH_SIGNUP',
      start: { email: 'ada@house.test', facts: { status: status({}), providers: noProviders } },
      providerIdentity,
      fields: { first_name: 'Ada' },
    }),
  ),
  registrationToken: 'registration',
  resetToken: 'reset',
}
const asAnotherTab = () => sessionStorage.clear()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the draft of a sign-up', () => {
  test('is restored completely in its own tab', () => {
    writeDraft(draft)
    expect(readDraft()).toEqual(draft)
  })

  test('is restored in another tab without secrets', () => {
    writeDraft(draft)
    asAnotherTab()
    expect(readDraft()).toEqual({
      ...draft,
      registrationToken: null,
      resetToken: null,
      providerIdentity: null,
    })
    expect(JSON.stringify(localStorage.getItem('root'))).not.toMatch(/registration"|reset"/)
  })

  test("of this tab is not replaced by another tab's", () => {
    writeDraft(draft)
    const own = sessionStorage.getItem('AUTH_DRAFT') ?? ''
    asAnotherTab()
    writeDraft({ ...draft, fields: { ...draft.fields, first_name: 'Other' } })
    sessionStorage.setItem('AUTH_DRAFT', own)
    expect(readDraft()?.fields.first_name).toBe('Ada')
  })

  test('never affects the session of a signed-in tab', () => {
    const auth = { ...known(0).session }
    stored.root.write({ auth, authV2: null, farm: null })
    writeDraft(draft)
    expect(stored.root.read()?.auth).toEqual(auth)
    writeDraft(null)
    expect(stored.root.read()?.auth).toEqual(auth)
  })

  test('leaves shared storage when it is deleted', () => {
    writeDraft(draft)
    expect(stored.root.read()).toMatchObject({ auth: null, farm: null })
    writeDraft(null)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test('is gone once it is deleted, and when everything is purged', () => {
    writeDraft(draft)
    writeDraft(null)
    expect(readDraft()).toBeNull()
    writeDraft(draft)
    purge()
    expect(readDraft()).toBeNull()
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  })

  test.each([
    ['not an object', 7],
    ['another flow', { ...draft, flowType: 'NO_SUCH' }],
    ['another entry', { ...draft, entry: 'toString' }],
    ['a flow that every object has', { ...draft, flowType: 'toString' }],
    ['a list of flows', { ...draft, flowType: [draft.flowType] }],
    ['no steps', { ...draft, done: null }],
    ['no fields', { ...draft, fields: null }],
    ['no address', { ...draft, fields: { ...draft.fields, email: null } }],
    ['no first name', { ...draft, fields: { ...draft.fields, first_name: undefined } }],
    ['no last name', { ...draft, fields: { ...draft.fields, last_name: 7 } }],
  ])('of another shape (%s) is ignored', (_, value) => {
    sessionStorage.setItem('AUTH_DRAFT', JSON.stringify({ version: 1, value }))
    localStorage.setItem(
      'root',
      JSON.stringify({ version: 1, value: { auth: null, authV2: value } }),
    )
    expect(readDraft()).toBeNull()
  })
})
