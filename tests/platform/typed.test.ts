import { profileEdits } from '@features/account/profileEdits'
import { cardDraft } from '@features/cards/cardDraft'
import { helpDeskDraft } from '@features/support/helpDeskDraft'
import { beforeEach, describe, expect, test } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const card = { first_name: 'Ada', last_name: 'Test', country: 'DE' }
const request = { nature: 'light', subject: 'A lamp', description: 'It flickers' }
const edits = { first_name: 'Adela', last_name: 'Test', default_building_uuid: '' }

describe.each([
  [cardDraft, 'CARD_DRAFT', card],
  [helpDeskDraft, 'HELP_DESK_DRAFT', request],
  [profileEdits, 'PROFILE_EDITS', edits],
])('stored drafts', (draft, key, typed) => {
  const save = (value: unknown) => {
    sessionStorage.setItem(key, JSON.stringify({ version: 1, value }))
    return draft.read()
  }

  test(`${key}: survives a reload of this tab, and of no other`, () => {
    draft.write(typed as never)
    expect(draft.read()).toEqual(typed)
    expect([Object.keys(sessionStorage), localStorage.length]).toEqual([[key], 0])
    draft.write(null)
    expect(sessionStorage).toHaveLength(0)
  })

  test(`${key}: is shown complete or not at all`, () => {
    expect(save(typed)).toEqual(typed)
    for (const name of Object.keys(typed)) {
      expect(save({ ...typed, [name]: 7 }), name).toBeNull()
    }
    for (const value of [null, 7, 'words']) expect(save(value)).toBeNull()
  })
})

test('a card and a request need every field, and a profile any', () => {
  const save = (key: string, value: object) =>
    sessionStorage.setItem(key, JSON.stringify({ version: 1, value }))
  save('CARD_DRAFT', { ...card, country: undefined })
  expect(cardDraft.read()).toBeNull()
  save('HELP_DESK_DRAFT', { ...request, subject: undefined })
  expect(helpDeskDraft.read()).toBeNull()
  save('PROFILE_EDITS', {})
  expect(profileEdits.read()).toEqual({})
})
