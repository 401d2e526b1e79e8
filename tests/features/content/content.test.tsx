import type { ContentItem } from '@contract/content'
import type { DetailItem } from '@machines/content/detail/item'
import { screen, waitFor, within } from '@testing-library/react'
import DOMPurify from 'dompurify'
import { describe, expect, test, vi } from 'vitest'
import { firstHouse } from '../../machines/fixtures'
import { expectAccessible } from '../../ui/axe'
import { type Answers, detailAnswers } from '../answers'
import { type Replaced, renderApp } from '../renderApp'
import { addressOf, framedPage, item } from '../samples'

const id = '00000000-0000-4000-8000-00000000c0de'
const other = '00000000-0000-4000-8000-00000000c0ff'
const home = `/building/${firstHouse.building.uuid}`

function open(given: Partial<DetailItem>, effects: Replaced = {}, flags: string[] = []) {
  return renderApp({
    at: `${home}/events/${id}`,
    signedIn: true,
    flags,
    deployment: { surveyMarker: '/survey-mfe', frameOrigins: ['https://a.test'] },
    effects: {
      ...detailAnswers(async () => item({ uuid: id, title: 'Yoga', ...given })),
      fetch: async (input) => framedPage(addressOf(input).endsWith('.pdf') ? 'pdf' : 'html'),
      ...effects,
    },
  })
}

describe('an event that has changed', () => {
  test('shows when it was to start before it was moved', async () => {
    await open({
      start_at: '2126-11-30T13:00:00Z',
      moved_from: '2126-11-29T13:00:00Z',
      timezone: 'Europe/Berlin',
    })
    expect(await screen.findByText(/^Moved from .*November 29, 2126, 2:00 PM/)).toBeVisible()
    await expectAccessible()
  })

  test('says that it was cancelled, and offers nothing to do', async () => {
    await open({
      start_at: '2126-11-30T13:00:00Z',
      rsvp_enabled: true,
      cancelled_at: '2126-11-29T13:00:00Z',
    })
    expect(await screen.findByText('This event was cancelled.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'RSVP' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
    await expectAccessible()
  })
})

describe("an item's facts", () => {
  test('show in their places', async () => {
    await open({
      subtitle: 'On the roof',
      host_company_name: 'Elm & Ember',
      description_title: 'What to expect',
      description: 'An hour of calm.',
      message: 'Bring a mat.',
      image_url: '/pictures/yoga.svg',
      image_alt_text: 'Three people stretch',
      start_at: '2026-11-27T13:00:00Z',
      timezone: 'Europe/Berlin',
      formatted_address: '1 Plaza',
      directions: 'Ninth floor.',
      virtual_url: 'https://meet.test/yoga',
      virtual_text: 'Join the stream',
      virtual_directions: 'The code is 1234.',
      price: 1234.5,
      currency_type: 'EUR',
    })
    expect(await screen.findByText('On the roof')).toBeVisible()
    expect(screen.getByText('Hosted by Elm & Ember')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'What to expect' })).toBeVisible()
    expect(screen.getByText('An hour of calm.')).toBeVisible()
    expect(screen.getByText('Bring a mat.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'Three people stretch' })).toBeVisible()
    expect(screen.getByText(/2:00 PM/)).toBeVisible()
    expect(screen.getByText('1 Plaza')).toBeVisible()
    expect(screen.getByText('Ninth floor.')).toBeVisible()
    const stream = screen.getByRole('link', { name: 'Join the stream' })
    expect(stream).toHaveAttribute('href', 'https://meet.test/yoga')
    expect(screen.getByText('The code is 1234.')).toBeVisible()
    // At most four significant digits.
    expect(screen.getByText('€1,235')).toBeVisible()
    await expectAccessible()
  })

  test("mark text in another language than the page's", async () => {
    await open({ lang: 'de-de', title: 'Lesung', description: 'Ein Abend.' })
    expect(await screen.findByText('Ein Abend.')).toBeVisible()
    expect(screen.getByText('Ein Abend.').closest('[lang]')).toHaveAttribute('lang', 'de-DE')
    const title = screen.getByRole('heading', { name: 'Lesung' })
    expect(title.closest('[lang]')).toHaveAttribute('lang', 'de-DE')
  })

  test("show the item's own host text before the company", async () => {
    await open({ host_company_name: 'Elm & Ember', host_custom_text: 'Your neighbours' })
    expect(await screen.findByText('Your neighbours')).toBeVisible()
    expect(screen.queryByText(/Elm & Ember/)).toBeNull()
  })

  test('show an event without a price as free, and a post without any price', async () => {
    await open({ start_at: '2026-11-27T13:00:00Z' })
    expect(await screen.findByText('Free')).toBeVisible()
  })

  test('show the price of a post that has one', async () => {
    await open({ type: 'POST', price: 5, currency_type: 'USD' })
    expect(await screen.findByText('$5')).toBeVisible()
  })

  test('show the publication date of an item without a time', async () => {
    await open({ type: 'POST', display_start_at: '2026-11-20T12:00:00Z' })
    expect(await screen.findByText('Friday, November 20, 2026')).toBeVisible()
    const title = screen.getByRole('heading', { name: 'Yoga', level: 1 })
    expect(title.previousElementSibling).toHaveTextContent(/^Published Friday/)
    expect(screen.queryByText('Free')).toBeNull()
    expect(screen.queryByText('Add to calendar')).toBeNull()
  })

  test.each<[Partial<ContentItem>, string | null]>([
    [
      { host_company_name: 'Elm & Ember' },
      'Hosted by Elm & Ember · Published Friday, November 20, 2026',
    ],
    [
      { host_custom_text: 'Your neighbours' },
      'Your neighbours · Published Friday, November 20, 2026',
    ],
    [{ start_at: '2026-11-27T13:00:00Z' }, null],
    [
      { host_company_name: 'Elm & Ember', start_at: '2026-11-27T13:00:00Z' },
      'Hosted by Elm & Ember',
    ],
  ])('separate the host from the publication date: %j', async (given, words) => {
    await open({ type: 'POST', display_start_at: '2026-11-20T12:00:00Z', ...given })
    const title = await screen.findByRole('heading', { name: 'Yoga', level: 1 })
    const above = title.previousElementSibling?.textContent || null
    expect(above).toBe(words)
  })

  test.each<[Partial<DetailItem>, string]>([
    [{ formatted_address: '1 Plaza' }, '1 Plaza'],
    [{ directions: 'Ninth floor.' }, 'Ninth floor.'],
    [{ latitude: 52.5, longitude: 13.4 }, 'Open in maps'],
    [{ virtual_text: 'In the app' }, 'In the app'],
    [{ virtual_directions: 'The code is 1234.' }, 'The code is 1234.'],
  ])('show a post that has only a location: %j', async (given, words) => {
    await open({ type: 'POST', ...given })
    expect(await screen.findByText(words)).toBeVisible()
  })

  test('show an invalid stream address as text, not as a link', async () => {
    await open({ virtual_url: 'javascript:alert(1)', virtual_text: 'Join the stream' })
    expect(await screen.findByText('Join the stream')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Join the stream' })).toBeNull()
  })
})

/** The Blob of jsdom has no `text`. */
const textOf = (file = new Blob()) =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(file)
  })

describe('the calendar export', () => {
  const event = { start_at: '2026-11-27T13:00:00Z', end_at: '2026-11-27T14:00:00Z' }

  test('offers Google, Outlook or a file', async () => {
    const made = vi.fn<(file: Blob) => string>(() => 'blob:entry')
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const { user } = await open({ ...event, formatted_address: '1 Plaza' })
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }))
    const menu = await screen.findByRole('menu', { name: 'Add to calendar' })
    const google = within(menu).getByRole('menuitem', { name: 'Google Calendar' })
    expect(google).toHaveAttribute(
      'href',
      expect.stringContaining('dates=20261127T125500Z%2F20261127T135500Z&ctz=Europe%2FBerlin'),
    )
    const outlook = within(menu).getByRole('menuitem', { name: 'Outlook' })
    expect(outlook).toHaveAttribute('href', expect.stringContaining('2026-11-27T12%3A55'))
    await user.click(within(menu).getByRole('menuitem', { name: 'Calendar file (.ics)' }))
    expect(saved).toEqual(['Yoga.ics'])
    const text = await textOf(made.mock.calls[0]?.[0])
    expect(text).toContain('SUMMARY:Yoga')
    expect(text).toContain('DTSTART:20261127T125500Z')
  })

  test('is hidden if the item excludes it', async () => {
    await open({ ...event, display_calendar_icon: false })
    expect(await screen.findByText('Friday, November 27, 2026')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
  })
})

describe.each([
  ['a content item', `${home}/events/${id}`],
  ['a post', `${home}/posts/${id}`],
  ['an event post', `${home}/event-posts/${id}`],
  ['an offer', `${home}/offers/${id}`],
])('%s shows everything that content can have', (_, at) => {
  const openAt = (given: Partial<ContentItem>) =>
    renderApp({
      at,
      signedIn: true,
      flags: ['show-rich-description'],
      deployment: { surveyMarker: '/survey-mfe', frameOrigins: ['https://a.test'] },
      effects: {
        ...detailAnswers(async () => ({
          ...item({ uuid: id, title: 'Yoga', ...given }),
          attendants: [],
          claimers: [],
        })),
      },
    })

  test('shows text, host and related items', async () => {
    await openAt({
      rich_description: '<p>With <em>care</em>.</p>',
      host_company_name: 'Elm & Ember',
      attachable_amenity_uuid: other,
      attachable_company_uuid: id,
      virtual_url: 'https://meet.test/yoga',
    })
    expect(await screen.findByText('care')).toBeVisible()
    const host = screen.getByRole('link', { name: 'Hosted by Elm & Ember' })
    expect(host).toHaveAttribute('href', `${home}/companies/${id}`)
    expect(screen.getByRole('link', { name: 'The amenity it belongs to' })).toBeVisible()
    // The host's name already links there.
    expect(screen.queryByRole('link', { name: 'The company behind it' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Join online' })).toBeVisible()
    await expectAccessible()
  })

  test('shows a survey, and what is for the mobile app only', async () => {
    const none = { rsvp_enabled: false, claimable: false, cta_label: 'Go' }
    const { unmount } = await openAt({ ...none, cta_type: 'NATIVE_LINK', cta_url: 'portico://x' })
    expect(await screen.findByText('This is only available in the mobile app.')).toBeVisible()
    unmount()
    const { user } = await openAt({ ...none, cta_url: 'https://a.test/survey-mfe/1' })
    await user.click(await screen.findByRole('button', { name: 'Go' }))
    expect(await screen.findByRole('dialog', { name: 'Yoga' })).toBeVisible()
  })

  test('shows windows, limits and the text at the limit', async () => {
    const window = { cta_display_start_at: '2999-01-01T10:00:00Z' }
    const deal = { rsvp_enabled: false, claimable: true, cta_type: 'CLAIM' }
    const { unmount } = await openAt({ ...deal, ...window })
    expect(await screen.findByRole('button', { name: 'Claim deal' })).toBeDisabled()
    expect(screen.getByText(/^Opens on Tuesday, January 1, 2999/)).toBeVisible()
    unmount()
    await openAt({ ...deal, max_claims_per_user: 2, max_claims_total: 9 })
    expect(await screen.findByRole('button', { name: 'Claim deal' })).toBeEnabled()
    expect(screen.getByText(/9 left/)).toBeVisible()
  })
})

describe('the call to action', () => {
  const link = () => screen.findByRole('link', { name: 'Go' })

  test.each([
    ['EXTERNAL_URL', 'https://a.test/x', 'https://a.test/x'],
    ['DEEP_LINK', `${home}/companies`, `${home}/companies`],
    ['INTERNAL_LINK', '/help-desk', '/help-desk'],
  ])('%s %s is a link', async (cta_type, cta_url, href) => {
    await open({ cta_type, cta_url, cta_label: 'Go' })
    expect(await link()).toHaveAttribute('href', href)
  })

  test('NATIVE_LINK is for the mobile app', async () => {
    await open({ cta_type: 'NATIVE_LINK', cta_url: 'portico://x', cta_label: 'Go' })
    expect(await screen.findByRole('button', { name: 'Go' })).toBeDisabled()
    expect(screen.getByText('This is only available in the mobile app.')).toBeVisible()
  })

  test.each([
    ['MICRO_FRONTEND', 'https://a.test/app'],
    ['EXTERNAL_URL', 'https://a.test/survey-mfe/1'],
  ])('%s %s opens in the frame', async (cta_type, cta_url) => {
    const { user } = await open({ cta_type, cta_url, cta_label: 'Go' })
    await user.click(await screen.findByRole('button', { name: 'Go' }))
    const shown = await screen.findByTitle('Yoga')
    expect(shown).toHaveAttribute('src', cta_url)
    // It is from another origin, so it may have its own.
    expect(shown.getAttribute('sandbox')).toContain('allow-same-origin')
    await expectAccessible()
  })

  test('without a label it is Find out more', async () => {
    await open({ cta_url: 'https://a.test/' })
    expect(await screen.findByRole('link', { name: 'Find out more' })).toBeVisible()
  })

  test('outside its window a link is disabled', async () => {
    await open({
      cta_url: 'https://a.test/',
      cta_label: 'Go',
      cta_display_end_at: '2020-01-01T00:00:00Z',
    })
    expect(await screen.findByRole('button', { name: 'Go' })).toBeDisabled()
  })

  test.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x'])(
    '%s is inert',
    async (url) => {
      await open({ cta_type: 'EXTERNAL_URL', cta_url: url, cta_label: 'Go' })
      expect(await screen.findByRole('heading', { name: 'Yoga' })).toBeVisible()
      expect(screen.queryByText('Go')).toBeNull()
    },
  )
})

describe("an item's related entries", () => {
  test('show an amenity and a company', async () => {
    await open({ attachable_amenity_uuid: other, attachable_company_uuid: id })
    const amenity = await screen.findByRole('link', { name: 'The amenity it belongs to' })
    expect(amenity).toHaveAttribute('href', `${home}/amenities/${other}`)
    const company = screen.getByRole('link', { name: 'The company behind it' })
    expect(company).toHaveAttribute('href', `${home}/companies/${id}`)
  })

  test.each([
    [{ attachable_amenity_uuid: other }, 'The amenity it belongs to'],
    [{ attachable_company_uuid: id }, 'The company behind it'],
  ])('show only %j', async (given, name) => {
    await open(given)
    expect(await screen.findByRole('link', { name })).toBeVisible()
    expect(screen.getAllByRole('link', { name: /^The (amenity|company) / })).toHaveLength(1)
  })

  test('show a service, which opens a request to the help desk', async () => {
    const createSupportRequest = vi.fn<Answers['createSupportRequest']>(async () => ({
      id: other,
      reference: 'PR-4F7K2C',
    }))
    const provider = '00000000-0000-4000-8000-00000000cafe'
    const given = { attachable_service_uuid: other, attachable_service_provider_uuid: provider }
    const { user } = await open(given, { createSupportRequest })
    await user.click(await screen.findByRole('button', { name: 'Ask about this service' }))
    const form = within(await screen.findByRole('dialog'))
    expect(form.getByLabelText('Nature of the request')).toHaveValue('Service')
    expect(form.getByLabelText('Subject')).toHaveValue('Yoga')
    await user.type(form.getByLabelText('Description'), 'May I bring a guest?')
    await user.click(form.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(createSupportRequest).toHaveBeenCalledTimes(1))
    expect(createSupportRequest.mock.calls[0]?.[0].body).toMatchObject({
      issue_type: 'Service',
      service_uuid: other,
      service_provider_uuid: provider,
    })
  })

  test('become the button itself if it leads there', async () => {
    await open({ cta_type: 'INTERNAL_LINK', cta_label: 'Go', attachable_amenity_uuid: other })
    const button = await screen.findByRole('link', { name: 'Go' })
    expect(button).toHaveAttribute('href', `${home}/amenities/${other}`)
    expect(screen.queryByText('See also')).toBeNull()
  })
})

describe("an item's tags", () => {
  test('are listed once each, and are absent without any', async () => {
    await open({ sanitized_tags: ['food', 'evening', 'food'] })
    const tags = within(await screen.findByRole('list', { name: 'Tags' }))
    expect(tags.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['food', 'evening'])
    await expectAccessible()
  })

  test('are hidden if there are none', async () => {
    await open({ sanitized_tags: [] })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull()
  })
})

describe('a rich description', () => {
  const rich_description =
    '<h1>Rules</h1><p>Read <a href="/demo/documents/rules.pdf">all rules</a>, or ' +
    '<a href="https://a.test/">more</a>, or see <a href="/help-desk">the help desk</a>.</p>' +
    '<a href="javascript:alert(1)">no</a><script>boom()</script>'
  const flag = ['show-rich-description']

  test("shows by flag, sanitized, with headings below the page's titles", async () => {
    await open({ rich_description, description: 'Plain.' }, {}, flag)
    expect(await screen.findByRole('heading', { name: 'Rules', level: 3 })).toBeVisible()
    const out = screen.getByRole('link', { name: 'more' })
    expect(out).toHaveAttribute('target', '_blank')
    expect(out).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(screen.getByText('no')).not.toHaveAttribute('href')
    expect(screen.queryByText('Plain.')).toBeNull()
    expect(document.body.innerHTML).not.toContain('boom')
    await expectAccessible()
  })

  test.each(['<frameset><frame src="/x"></frameset>', '<html><frameset>', '', '<template>x'])(
    'of %j leaves the rest of the page intact',
    async (hostile) => {
      const { reported } = await open(
        { rich_description: `${hostile}<p>Still here.</p>`, description: 'Plain.' },
        {},
        flag,
      )
      expect(await screen.findByRole('heading', { name: 'Yoga' })).toBeVisible()
      expect(screen.queryByText('Sorry.. there was an Error')).toBeNull()
      expect(reported).not.toHaveBeenCalled()
    },
  )

  test('that cannot be rendered falls back to the plain one, and is reported once', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const sanitise = vi.spyOn(DOMPurify, 'sanitize').mockImplementation(() => {
      throw new Error('hostile')
    })
    const { reported } = await open(
      { rich_description: '<p>Rich.</p>', description: 'Plain.' },
      {},
      flag,
    )
    expect(await screen.findByText('Plain.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Yoga' })).toBeVisible()
    expect(reported).toHaveBeenCalledTimes(1)
    told.mockRestore()
    sanitise.mockRestore()
  })

  test('falls back to the plain one without the flag', async () => {
    await open({ rich_description, description: 'Plain.' })
    expect(await screen.findByText('Plain.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Rules' })).toBeNull()
  })

  test('opens a PDF in the viewer', async () => {
    const { user } = await open({ rich_description }, {}, flag)
    await user.click(await screen.findByRole('link', { name: 'all rules' }))
    const viewer = await screen.findByTitle('all rules')
    expect(viewer).toHaveAttribute('src', `${window.location.origin}/demo/documents/rules.pdf`)
    expect(viewer).not.toHaveAttribute('sandbox')
  })

  test('opens a path of the app without a reload', async () => {
    const { user, address } = await open({ rich_description }, {}, flag)
    await user.click(await screen.findByRole('link', { name: 'the help desk' }))
    await waitFor(() => expect(address()).toBe('/help-desk'))
  })
})
