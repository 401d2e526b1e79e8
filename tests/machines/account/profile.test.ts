import type { User } from '@contract/users'
import { describeMachine } from '@kit/describeMachine'
import { snapshotOf } from '@kit/snapshotOf'
import {
  changesOf,
  fieldsOfUser,
  type ProfileEdits,
  profileBody,
} from '@machines/account/profile/fields'
import { type ProfileOf, profileMachine } from '@machines/account/profile/machine'
import { canSave, isSaved, nameError, shownFields } from '@machines/account/profile/selectors'
import { createRequest } from '@machines/kernel/request/machine'
import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { offline, user } from '../fixtures'
import { profileLaws } from './profile.laws'

const input = { userId: user.id, keyPrefix: 'key' }
const renamed: User = { ...user, first_name: 'Augusta' }
const readMachine = createRequest<ProfileOf, User>()
const read = (data: User | null) =>
  snapshotOf(readMachine, data === null ? 'rejected' : 'fulfilled', {
    of: { userId: user.id },
    data,
    failure: data === null ? { kind: 'network' } : null,
  })

describeMachine('profile', profileMachine, {
  inputs: [input],
  events: {
    'request.invalidated': [],
    'field.changed': [
      { name: 'first_name', value: 'Augusta' },
      { name: 'first_name', value: '  ' },
      { name: 'first_name', value: user.first_name },
    ],
    'field.left': [{ name: 'first_name' }],
    'profile.submitted': [],
    'dialog.closed': [],
    'edits.discarded': [],
  },
  actors: {
    read: { snapshot: [read(user), read(renamed), read(null)], error: [new Error('broken')] },
    readEdits: { done: [{}, { first_name: 'Gusta' }], error: [new Error('no storage')] },
    saveProfile: { done: [renamed], error: [offline] },
  },
  provide: { actions: { storeEdits: () => {}, reportBroken: () => {} } },
  system: ['session', 'unsavedChanges'],
  laws: profileLaws,
  contextKey: ({ known, lastRead, edits, touched, mutation }) => [
    known?.first_name ?? null,
    lastRead?.first_name ?? null,
    edits.first_name ?? null,
    touched.length,
    mutation.failure?.kind ?? null,
  ],
})

/** A server that answers when the test decides, and a tab that stores drafts. */
function open(saved: ProfileEdits = {}) {
  const saves: {
    profile: ProfileEdits
    key: string
    answer: (user: User) => void
    fail: (error: unknown) => void
  }[] = []
  const storeEdits = vi.fn<(facts: unknown, params: { edits: ProfileEdits | null }) => void>()
  const profile = createActor(
    profileMachine.provide({
      actors: {
        read: readMachine.provide({ actors: { load: fromPromise(async () => user) } }),
        readEdits: fromPromise<ProfileEdits, undefined>(async () => saved),
        saveProfile: fromPromise<User, { profile: ProfileEdits; key: string }>(
          ({ input: sent }) =>
            new Promise((answer, fail) => {
              saves.push({ ...sent, answer, fail })
            }),
        ),
      },
      actions: {
        storeEdits,
        notifySession: () => undefined,
        reportUnsavedChanges: () => undefined,
      } as object,
    }),
    { input },
  ).start()
  const type = (name: 'first_name' | 'last_name' | 'default_building_uuid', value: string) =>
    profile.send({ type: 'field.changed', name, value })
  return {
    profile,
    saves,
    storeEdits,
    type,
    save: () => profile.send({ type: 'profile.submitted' }),
    shown: () => shownFields(profile.getSnapshot()),
    ready: () => waitFor(profile, (snapshot) => shownFields(snapshot) !== null),
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('the profile', () => {
  test('is saved whole and once, and shows the success', async () => {
    const { profile, saves, ready, type, save, shown, settle } = open()
    await ready()
    expect(canSave(profile.getSnapshot())).toBe(false)
    type('first_name', ' Augusta ')
    save()
    save()
    expect(saves.map((sent) => sent.profile)).toEqual([
      profileBody(fieldsOfUser(user), { first_name: 'Augusta' }),
    ])
    saves[0]?.answer(renamed)
    await settle()
    expect(isSaved(profile.getSnapshot())).toBe(true)
    expect(shown()?.first_name).toBe('Augusta')
    profile.send({ type: 'dialog.closed' })
    expect(canSave(profile.getSnapshot())).toBe(false)
  })

  test('cannot be saved once a field is back to its original value', async () => {
    const { profile, ready, type } = open()
    await ready()
    type('last_name', 'Byron')
    expect(canSave(profile.getSnapshot())).toBe(true)
    type('last_name', user.last_name)
    expect(canSave(profile.getSnapshot())).toBe(false)
  })

  test('is not saved without a name, which is reported on blur', async () => {
    const { profile, saves, ready, type, save } = open()
    await ready()
    type('first_name', ' ')
    const error = () => nameError('first_name')(profile.getSnapshot())
    expect(error()).toBeNull()
    profile.send({ type: 'field.left', name: 'first_name' })
    expect(error()).toBe('missing')
    save()
    expect(saves).toEqual([])
  })

  test('is not saved with a link in a name', async () => {
    const { profile, saves, ready, type, save } = open()
    await ready()
    type('first_name', 'Open https://evil.example')
    profile.send({ type: 'field.left', name: 'first_name' })
    expect(nameError('first_name')(profile.getSnapshot())).toBe('notAName')
    save()
    expect(saves).toEqual([])
    type('first_name', 'Adele')
    expect(nameError('first_name')(profile.getSnapshot())).toBeNull()
  })

  test('keeps text typed during a save', async () => {
    const { profile, saves, ready, type, save, shown, settle, storeEdits } = open()
    await ready()
    type('first_name', 'Augusta')
    save()
    type('last_name', 'King')
    saves[0]?.answer(renamed)
    await settle()
    expect(shown()).toMatchObject({ first_name: 'Augusta', last_name: 'King' })
    expect(storeEdits.mock.lastCall?.[1]).toEqual({ edits: { last_name: 'King' } })
    profile.send({ type: 'dialog.closed' })
    save()
    expect(saves[1]?.profile).toMatchObject({ last_name: 'King' })
    expect(saves[1]?.key).not.toBe(saves[0]?.key)
  })

  test('is retried with the same key after a failure', async () => {
    const { saves, ready, type, save, shown, settle } = open()
    await ready()
    type('first_name', 'Augusta')
    save()
    saves[0]?.fail(offline)
    await settle()
    expect(shown()?.first_name).toBe('Augusta')
    save()
    expect(saves[1]?.key).toBe(saves[0]?.key)
  })

  test('restores what was typed before a reload', async () => {
    const { profile, ready, shown } = open({ last_name: 'Lovelace' })
    await ready()
    expect(shown()).toMatchObject({ first_name: user.first_name, last_name: 'Lovelace' })
    expect(canSave(profile.getSnapshot())).toBe(true)
  })

  test('returns to its original values when the user discards the changes', async () => {
    const { profile, ready, type, shown, storeEdits } = open()
    await ready()
    type('first_name', 'Augusta')
    profile.send({ type: 'edits.discarded' })
    expect(shown()).toEqual(fieldsOfUser(user))
    expect(storeEdits.mock.lastCall?.[1]).toEqual({ edits: null })
  })
})

test('the body is the whole profile, and omits the default building if there is none', () => {
  const known = fieldsOfUser({ ...user, default_building_uuid: null })
  const { first_name, last_name } = known
  expect(profileBody(known, { last_name: ' King ' })).toEqual({ first_name, last_name: 'King' })
  expect(profileBody(known, { default_building_uuid: 'house' })).toEqual({
    first_name,
    last_name,
    default_building_uuid: 'house',
  })
})

test('a default building that the user never chose is not a change', () => {
  const known = fieldsOfUser({ ...user, default_building_uuid: null })
  expect(changesOf(known, { default_building_uuid: '' })).toEqual({})
  expect(changesOf(known, { default_building_uuid: 'house' })).toEqual({
    default_building_uuid: 'house',
  })
})
