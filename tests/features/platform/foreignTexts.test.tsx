import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers } from '../answers'
import { defaultAnswers } from '../defaults'
import { isBusy } from '../faults/outcomes'
import { rowNamed } from '../faults/rows/all'
import type { Replaced } from '../renderApp'
import { renderApp } from '../renderApp'
import { category, item, utility } from '../samples'
import { viewStates } from '../viewStates/rows'

/** Replies whose texts are not the building's: names of people, of buildings, and the user's own words. */
const others = new Set<string>([
  'buildingById',
  'currentUser',
  'guestBuildings',
  // Written to one user, in the language that they had.
  'notices',
  'ownSessions',
  'paymentMethods',
  'permissions',
  'publicBuildings',
  'readServiceRequest',
  'serviceRequests',
  'tenantUserBuildings',
  'themeOfBuilding',
  'visitors',
] satisfies (keyof Answers)[])

/** Fields with a text that the building's people have written. */
const fields = new Set(
  `amenity_name category_name cta_label description description_title details directions host_custom_text
  image_alt_text label meeting_point message name navName question subtitle text title virtual_text`.split(
    /\s+/,
  ),
)
/** Objects with a name that belongs to no language. */
const named = new Set(['holder', 'requested_by'])

type Json = Record<string, unknown>

/** What a reply may leave out, so that a screen shows all that it can. */
function full(thing: Json, of: string): Json {
  if ('title' in thing) {
    return {
      lang: 'en-us',
      subtitle: `Subtitle of ${of}`,
      description: `Description of ${of}`,
      message: `Message of ${of}`,
      directions: `Directions of ${of}`,
      host_custom_text: `Host of ${of}`,
      image_url: '/pictures/one.svg',
      image_alt_text: `Picture of ${of}`,
      sanitized_tags: ['outdoors'],
      ...thing,
    }
  }
  if ('amenity_name' in thing || 'premises' in thing)
    return { description: `Description of ${of}`, ...thing }
  if ('owner' in thing) return { ...thing, details: `Details of ${of}` }
  if ('resource' in thing)
    return { ...thing, resource: { lang: 'en-us', ...(thing['resource'] as Json) } }
  return thing
}

/** A reply with all of its texts, which it also collects. */
function filled(reply: unknown, texts: Set<string>): unknown {
  if (Array.isArray(reply)) return reply.map((each) => filled(each, texts))
  if (typeof reply !== 'object' || reply === null) return reply
  const { uuid } = reply as Json
  const entries = Object.entries(full(reply as Json, typeof uuid === 'string' ? uuid : 'it'))
  // Its user has named it.
  const isBooking = 'requested_by' in reply || 'owner' in reply
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (typeof value === 'string' && fields.has(key) && !(isBooking && key === 'name'))
        texts.add(value)
      if (key === 'sanitized_tags') for (const tag of value as string[]) texts.add(tag)
      return [key, named.has(key) ? value : filled(value, texts)]
    }),
  )
}

/** Answers with all of their texts; the building's are collected. */
function collecting(answers: Replaced, texts: Set<string>): Replaced {
  return Object.fromEntries(
    Object.entries({ ...defaultAnswers, ...answers }).map(([name, answer]) => {
      if (others.has(name) || !(name in defaultAnswers || name in answers)) return [name, answer]
      const given = answer as (request: object) => Promise<unknown>
      return [name, async (request: object) => filled(await given(request), texts)]
    }),
  ) as Replaced
}

type Spoken = { text: string; lang: string | undefined }

/** The texts of the page, also those of labels and pictures, each with the language it is marked with. */
function spoken(): Spoken[] {
  const langOf = (element: Element | null) =>
    element?.closest('[lang]')?.getAttribute('lang') ?? undefined
  const nodes: Spoken[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    nodes.push({ text: node.textContent?.trim() ?? '', lang: langOf(node.parentElement) })
  }
  for (const element of document.body.querySelectorAll('[aria-label], [alt]')) {
    const text = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? ''
    nodes.push({ text, lang: langOf(element) })
  }
  return nodes.filter(({ text }) => text !== '')
}

const isForeign = ({ lang }: Spoken) => lang?.startsWith('en') === true
const textsOf = (list: readonly Spoken[]) => list.map(({ text }) => text)

/** Replaces answers of the rows, so that home has tabs and requests have a known category. */
const more: Replaced = {
  serviceRequestMetadata: async () => ({ categories: [{ name: 'heating', label: 'Heating' }] }),
  discoverContents: async () => [
    category('Near', [item({ title: 'Jazz', sanitized_tags: ['music'] })]),
    category('Far', [item({ title: 'Soup', sanitized_tags: ['food'] })]),
  ],
  sanitizedTags: async () => ['food', 'music'],
}

/** Rows of pages that show no text of the building. */
const withoutTexts = new Set([
  'account: the profile',
  'account: sessions',
  'cards: the list',
  'notices: the list',
  'support: one request',
  'visitors: the list',
])

const pages = [
  ...viewStates.filter(({ row }) => !withoutTexts.has(row)).map(({ row, at }) => ({ row, at })),
  { row: 'home: promoted items of the newer mode', at: undefined },
  { row: 'home: tags', at: undefined },
  { row: 'home: bookings of today', at: undefined },
  { row: 'home: bookings and passes of today', at: undefined },
  { row: 'directory: amenities', at: undefined },
].filter(
  ({ row, at }, index, all) => all.findIndex((one) => one.row === row && one.at === at) === index,
)

/** Every text of the building is marked with its language, and no other text is. */
function expectMarked(texts: ReadonlySet<string>) {
  const all = spoken()
  const own = all.filter(({ text }) => texts.has(text))
  expect(textsOf(own.filter((each) => !isForeign(each)))).toEqual([])
  // A German text would be read with an English voice.
  const isOfBuilding = (text: string) => [...texts].some((one) => one.includes(text))
  expect(textsOf(all.filter(isForeign)).filter((text) => !isOfBuilding(text))).toEqual([])
}

test.each(pages)(
  '$row $at: texts of the building are marked with its language',
  async ({ row, at }) => {
    const { scene } = rowNamed(row)
    const given = typeof scene === 'function' ? scene() : scene
    const texts = new Set<string>()
    await renderApp({
      signedIn: true,
      ...given,
      ...(at !== undefined && { at }),
      locale: 'de-de',
      effects: collecting({ ...given.effects, ...more }, texts),
    })
    await waitFor(() => {
      expect(isBusy()).toBe(false)
      expect(spoken().some(({ text }) => texts.has(text))).toBe(true)
    })
    expectMarked(texts)
  },
)

test('results of the search are marked with the language of the building', async () => {
  const texts = new Set<string>()
  const uuid = '00000000-0000-4000-8000-00000000c0de'
  const results = [
    { kind: 'content' as const, content: item({ title: 'Jazz' }) },
    {
      kind: 'amenity' as const,
      amenity: { amenity_uuid: uuid, amenity_name: 'Gym' },
      category_name: 'Move',
    },
    { kind: 'space' as const, space: { uuid, name: 'Harbor room', details: 'Ten seats' } },
    { kind: 'company' as const, company: { uuid, name: 'Acme', description: 'Anvils' } },
    { kind: 'utility' as const, utility: utility({ text: 'Parking' }) },
  ]
  const groups = results.map((result) => ({ kind: result.kind, total: 1, results: [result] }))
  const { user } = await renderApp({
    signedIn: true,
    at: '/account',
    locale: 'de-de',
    effects: collecting({ searchBuilding: async () => ({ groups }) }, texts),
  })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('/')
  await user.type(await screen.findByRole('combobox'), 'zz')
  expect(await screen.findAllByRole('option')).toHaveLength(results.length)
  expectMarked(texts)
})
