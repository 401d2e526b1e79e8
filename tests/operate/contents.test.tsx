import type { OperatedContent } from '@contract/operate/contents'
import { htmlOf, plainTextOf } from '@operate/contents/richText'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aContent, listOf } from './records'
import { buildingUuid, renderConsole } from './renderConsole'
import { pressInRow } from './rowMenu'

const at = `/buildings/${buildingUuid}/content`

type Sent = Record<string, unknown>

const without = (body: object, ...names: string[]): Sent =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

/** The page of an item, and a server that stores what it is sent, or refuses it. */
async function renderContent(
  first: OperatedContent = aContent(),
  refuse: (sent: Sent) => Error | null = () => null,
) {
  let current = first
  const [sent, published]: [Sent[], Sent[]] = [[], []]
  const store = (fields: object) => {
    current = { ...current, ...fields, version: current.version + 1 }
    return current
  }
  const rendered = await renderConsole({
    at: `${at}/${first.uuid}`,
    calls: {
      'contents.read': async () => current,
      'contents.update': async (body: Sent) => {
        const fields = without(body, 'id', 'key', 'version')
        sent.push(fields)
        const refusal = refuse(fields)
        if (refusal !== null) throw refusal
        return store(fields)
      },
      publishContent: async (body) => {
        published.push(without(body, 'id', 'key'))
        const { publication, live_at = null, offline_at = null } = body
        return store({ publication, live_at, offline_at })
      },
    },
  })
  await screen.findAllByLabelText('Subtitle')
  return {
    ...rendered,
    sent,
    published,
    press: async (name: string) => rendered.user.click(await screen.findByRole('button', { name })),
    type: (label: string, value: string, index = 0) =>
      fireEvent.change(screen.getAllByLabelText(label)[index] as HTMLElement, {
        target: { value },
      }),
  }
}

describe('the list', () => {
  test('has the state of each item, when it is by the clock of its building, and what is taken', async () => {
    await renderConsole({
      at,
      calls: {
        'contents.list': listOf(
          aContent({ audience: [aContent().offered_companies[0]?.uuid ?? ''] }),
          aContent({
            uuid: buildingUuid,
            title: 'A story',
            kind: 'post',
            action: 'none',
            start_at: null,
            publication: 'draft',
          }),
        ),
      },
    })
    const row = (await screen.findByRole('link', { name: 'Rooftop reading' })).closest('tr')
    const cells = within(row as HTMLElement)
    expect(cells.getByText(/Mar 4, 10:00\sAM/)).toBeVisible()
    expect(cells.getByText('2 of 6')).toBeVisible()
    expect(cells.getByText('Fathom')).toBeVisible()
    expect(cells.getByText('Live')).toBeVisible()
    const other = (await screen.findByRole('link', { name: 'A story' })).closest('tr')
    expect(within(other as HTMLElement).getByText('Draft')).toBeVisible()
  })

  test('asks the server for a kind and a period, which are in the address', async () => {
    const queries: object[] = []
    const { user, router } = await renderConsole({
      at,
      calls: {
        'contents.list': async (query: object) => {
          queries.push(query)
          return { data: [aContent()], total: 1 }
        },
      },
    })
    await user.selectOptions(await screen.findByLabelText('Kind'), 'Deal')
    await waitFor(() => expect(router.state.location.searchStr).toContain('kind=deal'))
    await user.selectOptions(screen.getByLabelText('Show'), 'Past')
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ kind: 'deal', period: 'past' }))
    expect(queries[0]).toMatchObject({ building: buildingUuid, sort: 'start_at' })
  })

  test('adds a draft of a kind; a problem is shown at its field', async () => {
    const created: Sent[] = []
    const { user } = await renderConsole({
      at,
      calls: {
        'contents.list': listOf<OperatedContent>(),
        'contents.create': async ({ fields }: { fields: Sent }) => void created.push(fields),
      },
    })
    const [add] = await screen.findAllByRole('button', { name: 'Write something new' })
    await user.click(add as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Add as a draft' }))
    expect((await screen.findAllByText('Enter a title')).length).toBeGreaterThan(0)
    await user.selectOptions(screen.getByLabelText('Kind'), 'Deal')
    await user.type(screen.getByLabelText('Title'), 'Half a coffee')
    await expectAccessible(document.body)
    await user.click(screen.getByRole('button', { name: 'Add as a draft' }))
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]).toMatchObject({
      owner: buildingUuid,
      kind: 'deal',
      title: 'Half a coffee',
      start_at: null,
      action: 'none',
    })
  })

  test('duplicates an item with all its fields, and without the places that are taken', async () => {
    const created: Sent[] = []
    const translations = { 'fr-ca': { title: 'Lecture' } }
    const { user } = await renderConsole({
      at,
      calls: {
        'contents.list': listOf(aContent({ translations })),
        'contents.create': async ({ fields }: { fields: Sent }) => void created.push(fields),
      },
    })
    await pressInRow(user, 'Rooftop reading', 'Duplicate')
    const title = await screen.findByLabelText('Title')
    expect(title).toHaveValue('Rooftop reading (copy)')
    await user.click(screen.getByRole('button', { name: 'Add as a draft' }))
    await waitFor(() => expect(created).toHaveLength(1))
    expect(created[0]).toMatchObject({
      title: 'Rooftop reading (copy)',
      start_at: aContent().start_at,
      action: 'rsvp',
      capacity: 6,
      translations,
    })
    expect(created[0]).not.toHaveProperty('taken')
  })

  test('archives by the version that is shown, and says if another editor was faster', async () => {
    const sent: Sent[] = []
    const { user } = await renderConsole({
      at,
      calls: {
        'contents.list': listOf(aContent({ version: 4 })),
        publishContent: async (body) => {
          sent.push(without(body, 'key'))
          throw refused('version_conflict', 409)
        },
      },
    })
    await pressInRow(user, 'Rooftop reading', 'Archive')
    await user.click(await screen.findByRole('button', { name: 'Archive' }))
    expect(await screen.findByText(/Someone else has changed this meanwhile/)).toBeVisible()
    expect(sent).toEqual([
      { id: aContent().uuid, version: 4, publication: 'archived', live_at: null, offline_at: null },
    ])
  })

  test('does not archive what is archived', async () => {
    const { user } = await renderConsole({
      at,
      calls: { 'contents.list': listOf(aContent({ publication: 'archived' })) },
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Rooftop reading' }))
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Archive' })).toBeNull()
  })
})

describe('the editor', () => {
  test('sends only what was edited, with times by the clock of the building', async () => {
    const { type, press, sent } = await renderContent()
    type('Starts', '2031-07-04T18:00')
    type('Text', 'Bring a friend.\nTea < coffee')
    await press('Save changes')
    await waitFor(() =>
      expect(sent).toEqual([
        {
          start_at: '2031-07-05T01:00:00.000Z',
          rich_description: '<p>Bring a friend.</p><p>Tea &lt; coffee</p>',
        },
      ]),
    )
    expect(screen.getAllByLabelText('Text')[0]).toHaveValue('Bring a friend.\nTea < coffee')
  })

  test('shows each problem at its field, and loses nothing', async () => {
    const { type, press, sent, user } = await renderContent()
    type('Number of places', '1')
    type('Ends', '2031-03-04T09:00')
    type('Price', '5')
    await user.selectOptions(screen.getByLabelText('Action'), 'Open a website')
    await press('Save changes')
    for (const text of [
      'Choose a time after the start',
      'A price needs a currency, such as EUR',
      'Enter the address that it opens',
      'Tenants take part already, so the action has to stay',
    ]) {
      expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0)
    }
    await user.selectOptions(screen.getByLabelText('Action'), 'Take a place (RSVP)')
    expect((await screen.findAllByText('Enter at least as many as are taken: 2')).length).toBe(2)
    expect(screen.getByLabelText('Number of places')).toHaveValue('1')
    await expectAccessible()
    expect(sent).toEqual([])
  })

  test('translates each text on its own', async () => {
    const stored = aContent({
      languages: ['en-ca', 'fr-ca', 'de-de'],
      translations: { 'fr-ca': { title: 'Lecture' } },
    })
    const { type, press, sent, user } = await renderContent(stored)
    expect(screen.getAllByLabelText('Title')[1]).toHaveValue('Lecture')
    await user.selectOptions(screen.getByLabelText('Language'), 'German (Germany)')
    type('Title', 'Lesung', 1)
    await press('Save changes')
    await waitFor(() =>
      expect(sent).toEqual([
        { translations: { 'fr-ca': { title: 'Lecture' }, 'de-de': { title: 'Lesung' } } },
      ]),
    )
  })

  test('keeps a text with formatting of its own as it is', async () => {
    const html = '<p>Bring <b>tea</b>.</p>'
    const { type, press, sent } = await renderContent(aContent({ rich_description: html }))
    expect(screen.getAllByLabelText('Text')[0]).toHaveValue(html)
    type('Text', '<p>Bring <b>coffee</b>.</p>')
    await press('Save changes')
    await waitFor(() => expect(sent).toEqual([{ rich_description: '<p>Bring <b>coffee</b>.</p>' }]))
  })

  test('shows it in the chosen categories', async () => {
    const { user, press, sent } = await renderContent()
    await user.click(screen.getByLabelText('Culture'))
    await press('Save changes')
    const [category] = aContent().offered_categories
    await waitFor(() => expect(sent).toEqual([{ categories: [category?.uuid] }]))
  })

  test('shows it to chosen companies alone, and says so in the list', async () => {
    const { user, press, sent } = await renderContent()
    expect(screen.getByText(/^Everyone in the building/)).toBeVisible()
    await user.click(screen.getByLabelText('Fathom'))
    expect(screen.getByText(/^Only the people of these companies/)).toBeVisible()
    await expectAccessible()
    await press('Save changes')
    const [fathom] = aContent().offered_companies
    await waitFor(() => expect(sent).toEqual([{ audience: [fathom?.uuid] }]))
  })

  test('says that a chosen company no longer exists, and forgets it', async () => {
    const gone = '00000000-0000-4000-8000-0000000000fe'
    const { press, sent } = await renderContent(aContent({ audience: [gone] }))
    expect(screen.getByText('A company that no longer exists was chosen.')).toBeVisible()
    await expectAccessible()
    await press('Forget it')
    await press('Save changes')
    await waitFor(() => expect(sent).toEqual([{ audience: [] }]))
  })

  test('decides between two versions of a text when another editor was faster', async () => {
    let version = 1
    const stored = () => aContent({ version, title: version === 1 ? 'Rooftop reading' : 'Theirs' })
    const sent: Sent[] = []
    const { user } = await renderConsole({
      at: `${at}/${aContent().uuid}`,
      calls: {
        'contents.read': async () => stored(),
        'contents.update': async (body: Sent) => {
          sent.push(body)
          if (body['version'] !== version || version === 1) {
            version = 2
            throw refused('version_conflict', 409)
          }
          return aContent({ version: 3, title: 'Mine' })
        },
      },
    })
    const [title] = await screen.findAllByLabelText('Title')
    fireEvent.change(title as HTMLElement, { target: { value: 'Mine' } })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findAllByText('Theirs')).length).toBeGreaterThan(0)
    expect(screen.getByText(/Mine/)).toBeVisible()
    await expectAccessible()
    expect(sent).toHaveLength(1)
  })
})

describe('the publication', () => {
  test('of a draft is planned by the clock of the building', async () => {
    const { press, user, published } = await renderContent(aContent({ publication: 'draft' }))
    await press('Publish')
    await user.click(screen.getByLabelText('At a time'))
    fireEvent.change(screen.getByLabelText('Goes live'), { target: { value: '2099-12-01T09:00' } })
    fireEvent.change(screen.getByLabelText('Goes offline'), {
      target: { value: '2099-12-02T09:00' },
    })
    await expectAccessible(document.body)
    await press('Schedule it')
    expect(await screen.findByText('Scheduled')).toBeVisible()
    expect(published).toEqual([
      {
        version: 1,
        publication: 'scheduled',
        live_at: '2099-12-01T17:00:00.000Z',
        offline_at: '2099-12-02T17:00:00.000Z',
        notice: '',
      },
    ])
  })

  test('ends and hides what is live, after a question', async () => {
    const { press, published } = await renderContent()
    await press('End')
    await press('Take it offline now')
    expect(await screen.findByText('Ended')).toBeVisible()
    await press('Archive')
    await press('Archive it')
    expect(await screen.findByText('Archived')).toBeVisible()
    expect(published.map(({ publication }) => publication)).toEqual(['ended', 'archived'])
  })
})

describe('those who attend', () => {
  const letters = /^2 people attend, and get a letter/

  test('are counted before another time or place is saved, with a sentence for them', async () => {
    const { type, press, sent, user } = await renderContent()
    type('Subtitle', 'At six')
    expect(screen.queryByText(letters)).toBeNull()
    type('Place', 'The yard')
    expect(await screen.findByText(letters)).toBeVisible()
    await user.type(screen.getByLabelText('A sentence for them'), 'It rains.')
    await expectAccessible()
    await press('Save changes')
    await waitFor(() =>
      expect(sent).toEqual([
        { subtitle: 'At six', formatted_address: 'The yard', notice: 'It rains.' },
      ]),
    )
    await waitFor(() => expect(screen.queryByText(letters)).toBeNull())
  })

  test('get no sentence if time and place stay as they are', async () => {
    const { type, press, sent, user } = await renderContent()
    type('Place', 'The yard')
    await user.type(await screen.findByLabelText('A sentence for them'), 'It rains.')
    type('Place', '')
    type('Subtitle', 'At six')
    await press('Save changes')
    await waitFor(() => expect(sent).toEqual([{ subtitle: 'At six' }]))
  })

  test('are not mentioned if there are none', async () => {
    const { type } = await renderContent(aContent({ going: 0 }))
    type('Place', 'The yard')
    expect(screen.queryByLabelText('A sentence for them')).toBeNull()
  })

  test.each([
    ['End', 'Take it offline now', 'ended'],
    ['Hide', 'Hide it', 'draft'],
  ])('are counted before “%s” cancels it, with a sentence for them', async (verb, confirm, to) => {
    const { press, published, user } = await renderContent()
    await press(verb)
    expect(await screen.findByText(/this cancels it: 2 people attend/)).toBeVisible()
    await user.type(screen.getByLabelText('A sentence for them'), 'Sorry.')
    await expectAccessible(document.body)
    await press(confirm)
    await waitFor(() => expect(published).toMatchObject([{ publication: to, notice: 'Sorry.' }]))
  })

  test('are not cancelled by a time at which it goes offline', async () => {
    const { press, user } = await renderContent()
    await press('End')
    await user.click(screen.getByLabelText('At a time'))
    expect(screen.queryByText(/this cancels it/)).toBeNull()
  })
})

describe('a plain text as HTML', () => {
  test('is read as it was typed', () => {
    const lines = array(
      string({ unit: constantFrom('a', ' ', '<', '&', '>', ';', 'p', '/', 'lt') }),
    )
    assert(
      property(lines, (typed) => {
        const text = typed.join('\n')
        expect(plainTextOf(htmlOf(text))).toBe(text)
      }),
    )
  })

  test.each(['<p>a <b>b</b></p>', '<p class="x">a</p>', 'a', '<p>a', '<ul><li>a</li></ul>'])(
    'is not what has other formatting: %s',
    (html) => {
      expect(plainTextOf(html)).toBeNull()
    },
  )
})
