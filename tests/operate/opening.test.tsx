import type { OpeningDraft } from '@contract/operate/openingDraft'
import type { DrawnPage, Opening } from '@contract/operate/openings'
import { emptyBrand } from '@operate/opening/BrandStep'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { offline } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aBrand, listOf } from './records'
import { type Calls, renderConsole } from './renderConsole'

const uuid = '00000000-0000-4000-8000-0000000000d1'
const north = { ...aBrand(), brand: 'North', host: 'north.example' }

/** The wizard of a draft, whose saves are answered as a server does. */
async function openWizard(draft: OpeningDraft, calls: Calls = {}) {
  let stored: Opening = { uuid, version: 1, draft, url: null, building_uuid: null }
  const rendered = await renderConsole({
    at: `/openings/${uuid}`,
    calls: {
      'whitelabels.list': listOf(north),
      opening: async () => stored,
      saveOpening: async ({ version, draft: sent }) => {
        stored = { ...stored, version: version + 1, draft: sent }
        return stored
      },
      ...calls,
    },
  })
  return { ...rendered, saved: () => stored.draft }
}
const next = () => screen.findByRole('button', { name: 'Next' })

test('a building joins the brand and the address of others', async () => {
  const { user, saved } = await openWizard({})
  const brands = await screen.findByLabelText('Brand and address')
  await user.selectOptions(brands, 'North (north.example)')
  expect(screen.queryByLabelText('Name of the brand')).toBeNull()
  await expectAccessible()
  await user.click(await next())
  expect(await screen.findByRole('heading', { name: 'Its address' })).toBeVisible()
  expect(within(screen.getByRole('main')).getByText('north.example')).toBeVisible()
  expect(saved()).toEqual({ whitelabel: north.uuid })
  await expectAccessible()
  await user.click(await next())
  expect(await screen.findByRole('heading', { name: 'The building' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await user.selectOptions(
    await screen.findByLabelText('Brand and address'),
    'New, for this building',
  )
  expect(screen.getByLabelText('Name of the brand')).toBeVisible()
  await user.click(await next())
  expect(await screen.findByText('Enter a name')).toBeVisible()
})

const drawnPage = (body: string): DrawnPage => ({
  lang: 'de-DE',
  dir: 'ltr',
  title: 'A page',
  stylesheet: '/assets/style.css',
  css: '.a{color:red}</style><b>',
  body,
})
const frame = (title: string) => screen.findByTitle<HTMLIFrameElement>(title)

test('the preview shows the pages of the server with what is typed so far', async () => {
  const { user } = await openWizard(
    {},
    {
      previewOpening: async ({ id, draft }) => {
        expect(id).toBe(uuid)
        const name = draft.brand?.name ?? 'none'
        return {
          sign_in: drawnPage(`<p>Sign in to ${name}</p>`),
          home: drawnPage(`<p>Home of ${name}</p>`),
        }
      },
    },
  )
  await waitFor(async () => expect((await frame('Home')).srcdoc).toContain('Home of none'))
  await user.type(await screen.findByLabelText('Name of the brand'), 'Alder')
  await waitFor(async () => expect((await frame('Home')).srcdoc).toContain('Home of Alder'))
  const signIn = await frame('The sign-in page')
  const document = new DOMParser().parseFromString(signIn.srcdoc, 'text/html')
  expect(document.documentElement.lang).toBe('de-DE')
  expect(document.querySelector('[inert]')?.textContent).toBe('Sign in to Alder')
  // The styles do not end their element.
  expect(document.querySelector('b')).toBeNull()
  expect(signIn).toHaveAttribute('sandbox', 'allow-same-origin')
  await expectAccessible()
})

test('a preview that fails can be repeated, and the wizard goes on without it', async () => {
  let isOffline = true
  const { user } = await openWizard(
    { brand: { ...emptyBrand, name: 'Alder' } },
    {
      previewOpening: async () => {
        if (isOffline) throw offline
        return { sign_in: drawnPage('Sign in'), home: drawnPage('Home') }
      },
    },
  )
  expect(await screen.findByText('The preview couldn’t load')).toBeVisible()
  await expectAccessible()
  isOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await frame('Home')).toBeVisible()
  expect(screen.queryByText('The preview couldn’t load')).toBeNull()
  await user.click(await next())
  expect(await screen.findByLabelText('Host name')).toBeVisible()
})

test('the review and the end name the shared brand', async () => {
  const draft: OpeningDraft = {
    whitelabel: north.uuid,
    building: {
      name: 'Annex',
      address_1: '',
      locality: '',
      timezone: 'Europe/Oslo',
      languages: ['en_US'],
    },
    companies: [{ name: 'Acme', domains: ['acme.example'] }],
    content: [],
  }
  const { user } = await openWizard(draft, {
    openBuilding: async () => ({
      uuid,
      version: 2,
      draft,
      url: 'http://north.example/',
      building_uuid: crypto.randomUUID(),
    }),
  })
  await user.click(await next())
  for (const title of ['The building', 'Who rents here?', 'Starter content']) {
    await user.click(await next())
    await screen.findByRole('heading', { name: title })
  }
  await user.click(await next())
  expect(await screen.findByText('North', { selector: 'dd' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open the building' }))
  expect(await screen.findByRole('link', { name: 'See its sign-in page' })).toHaveAttribute(
    'href',
    expect.stringContaining('//north.example'),
  )
})

test('offers all brands of the deployment, however many pages they have', async () => {
  const all = Array.from({ length: 120 }, (_, at) => ({
    ...north,
    uuid: crypto.randomUUID(),
    brand: `Brand ${at}`,
  }))
  const asked: number[] = []
  await openWizard(
    {},
    {
      'whitelabels.list': async ({ offset }) => {
        const from = Number(offset)
        asked.push(from)
        return { data: all.slice(from, from + 50), total: all.length }
      },
    },
  )
  const brands = await screen.findByLabelText('Brand and address')
  expect(within(brands).getAllByRole('option')).toHaveLength(121)
  expect(asked).toEqual([0, 50, 100])
})

test('without the list of brands, a new one can still be opened', async () => {
  const { user } = await openWizard(
    {},
    {
      'whitelabels.list': async () => {
        throw offline
      },
    },
  )
  await user.type(await screen.findByLabelText('Name of the brand'), 'Alder')
  await waitFor(() => expect(screen.queryByLabelText('Brand and address')).toBeNull())
  await user.click(await next())
  expect(await screen.findByLabelText('Host name')).toBeVisible()
})
