import type { Attendee } from '@contract/operate/attendees'
import { allRows } from '@operate/attendees/attendees.logic'
import { parseCsv } from '@rules/operate/csv'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../features/deferred'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aContent, anAttendance, anAttendee, listOf } from './records'
import { buildingUuid, type Calls, operator, renderConsole } from './renderConsole'
import { pressInRow } from './rowMenu'

const at = `/buildings/${buildingUuid}/content/${aContent().uuid}/attendees`
const ben = anAttendee({
  uuid: '00000000-0000-4000-8000-0000000000f4',
  person: { uuid: '00000000-0000-4000-8000-0000000000f5', name: '=Ben', email: 'ben@x.example' },
  company: null,
  came_at: '2031-03-04T18:05:00.000Z',
})

const renderAttendees = (calls: Calls = {}) =>
  renderConsole({
    at,
    calls: {
      attendance: async () => anAttendance(),
      attendees: listOf(anAttendee(), ben),
      ...calls,
    },
  })
const rowOf = async (name: string) =>
  within(
    (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement,
  )

afterEach(() => vi.restoreAllMocks())

test('shows who takes part, who came, and how many of how many', async () => {
  await renderAttendees()
  const ada = await rowOf('Ada Winthrop')
  expect(ada.getByText('Fathom')).toBeVisible()
  expect(ada.getByRole('button', { name: 'Check in Ada Winthrop' })).toBeVisible()
  expect((await rowOf('=Ben')).getByText(/Mar 4, 10:05\sAM/)).toBeVisible()
  expect(screen.getByText('Taken: 2 of 6')).toBeVisible()
  expect(screen.getByText('Came: 1')).toBeVisible()
  expect(screen.getByText('Registration is open')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rooftop reading' })).toHaveAttribute(
    'href',
    `/operate${at.replace('/attendees', '')}`,
  )
  await expectAccessible()
})

test('asks the server for a company and for those who came, which are in the address', async () => {
  const queries: object[] = []
  const { user, router } = await renderAttendees({
    attendees: async (query: object) => {
      queries.push(query)
      return { data: [anAttendee()], total: 1 }
    },
  })
  await user.selectOptions(await screen.findByLabelText('Company'), 'Fathom')
  await user.selectOptions(screen.getByLabelText('Came'), 'Not yet')
  await waitFor(() => expect(router.state.location.searchStr).toContain('came=no'))
  await waitFor(() =>
    expect(queries.at(-1)).toMatchObject({
      content: aContent().uuid,
      company: anAttendance().companies[0]?.uuid,
      came: 'no',
    }),
  )
})

test('says that the item is gone', async () => {
  await renderAttendees({ attendance: () => Promise.reject(refused('not_found', 404)) })
  expect(await screen.findByRole('heading', { name: 'This no longer exists' })).toBeVisible()
})

describe('checking in', () => {
  test('takes one press, which shows on the button, and reads list and figures again', async () => {
    const answer = deferred<undefined>()
    const admitted: string[] = []
    let rows = [anAttendee(), ben]
    const { user } = await renderAttendees({
      attendees: async () => ({ data: rows, total: 2 }),
      attendance: async () => anAttendance({ came: rows.filter((row) => row.came_at).length }),
      admitAttendee: async ({ id }) => {
        admitted.push(id)
        await answer.promise
        rows = [anAttendee({ came_at: '2031-03-04T18:10:00.000Z' }), ben]
      },
    })
    const button = await screen.findByRole('button', { name: 'Check in Ada Winthrop' })
    await user.click(button)
    await user.click(button)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await expectAccessible()
    answer.resolve(undefined)
    expect(await (await rowOf('Ada')).findByText(/Mar 4, 10:10\sAM/)).toBeVisible()
    expect(await screen.findByText('Came: 2')).toBeVisible()
    expect(admitted).toEqual([anAttendee().uuid])
  })

  test('names whom the server did not check in, tries again, and goes on without them', async () => {
    const tries = vi
      .fn<() => Promise<void>>(async () => {})
      .mockRejectedValueOnce(offline)
      .mockRejectedValueOnce(refused('event_over', 409))
    const { user } = await renderAttendees({ admitAttendee: tries })
    await user.click(await screen.findByRole('button', { name: 'Check in Ada Winthrop' }))
    expect(await screen.findByText('Ada Winthrop is not checked in')).toBeVisible()
    expect(screen.getByText(/You seem to be offline/)).toBeVisible()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('It is over, so passes are not used any more.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go on without Ada Winthrop' }))
    await waitFor(() => expect(screen.queryByText('Ada Winthrop is not checked in')).toBeNull())
    expect(tries).toHaveBeenCalledTimes(2)
  })

  test('is offered by key to a receptionist, who can neither add nor remove', async () => {
    const admitted: string[] = []
    const { user } = await renderAttendees({
      operator: async () => ({
        ...operator,
        capabilities: ['content.read', 'attendees.read', 'attendees.admit'],
      }),
      admitAttendee: async ({ id }) => void admitted.push(id),
    })
    const button = await screen.findByRole('button', { name: 'Check in Ada Winthrop' })
    expect(screen.queryByRole('button', { name: 'Add a person' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull()
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(admitted).toEqual([anAttendee().uuid]))
  })
})

describe('a person', () => {
  test('is added by address; a refusal keeps what was typed', async () => {
    const sent: object[] = []
    const add = vi
      .fn<(body: object) => Promise<void>>(async (body) => void sent.push(body))
      .mockRejectedValueOnce(refused('account_unknown', 422))
      .mockRejectedValueOnce(refused('event_full', 409))
    const { user } = await renderAttendees({ addAttendee: add })
    await user.click(await screen.findByRole('button', { name: 'Add a person' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('Enter a complete email address')).toBeVisible()
    await user.type(dialog.getByLabelText('Email'), 'nia@fathom.example')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText('No one in this building has this address.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await dialog.findByText(/Nothing is left/)).toBeVisible()
    expect(dialog.getByLabelText('Email')).toHaveValue('nia@fathom.example')
    await expectAccessible(document.body)
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject([{ content: aContent().uuid, email: 'nia@fathom.example' }])
  })

  test('is removed with a reason', async () => {
    const sent: object[] = []
    const { user } = await renderAttendees({
      removeAttendee: async (body) => void sent.push(body),
    })
    await rowOf('Ada')
    await pressInRow(user, 'Ada Winthrop', 'Remove')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ada Winthrop?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await dialog.findByText('Enter a reason')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'The room is smaller.')
    await expectAccessible(document.body)
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toMatchObject([{ id: anAttendee().uuid, reason: 'The room is smaller.' }])
  })
})

/** Several pages of a list, of which the screen shows the first one. */
const crowd = Array.from({ length: 230 }, (_, n) =>
  anAttendee({ uuid: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` }),
)
const pagesOf =
  (rows: readonly Attendee[]) =>
  async ({ limit = 50, offset = 0 }: { limit?: unknown; offset?: unknown }) => ({
    data: rows.slice(Number(offset), Number(offset) + Number(limit)),
    total: rows.length,
  })

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsText(blob)
  })

describe('all people of the list', () => {
  test('are downloaded, and no cell starts a formula', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:file'
    })
    const { user } = await renderAttendees({ attendees: pagesOf([ben, ...crowd]) })
    await user.click(await screen.findByRole('button', { name: 'Download as CSV' }))
    await waitFor(() => expect(blobs).toHaveLength(1))
    const rows = parseCsv(await textOf(blobs[0] as Blob)) ?? []
    expect(rows).toHaveLength(232)
    expect(rows[0]?.cells).toEqual(['Name', 'Email', 'Company', 'Since', 'Came'])
    expect(rows[1]?.cells.slice(0, 3)).toEqual(["'=Ben", 'ben@x.example', ''])
    expect(rows[1]?.cells[4]).toMatch(/2031/)
  })

  test('are printed, and leave the page afterwards', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await renderAttendees({ attendees: pagesOf(crowd) })
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1))
    expect(document.querySelectorAll('main table:not([aria-label]) tbody tr').length).toBe(230)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(document.querySelectorAll('main table')).toHaveLength(1))
  })

  test('could not be read: says why, and can be tried again', async () => {
    let isOffline = false
    const { user } = await renderAttendees({
      attendees: async (query: object) => {
        if (isOffline) throw offline
        return pagesOf(crowd)(query)
      },
    })
    await screen.findByRole('button', { name: 'Print' })
    await rowOf('Ada').catch(() => null)
    isOffline = true
    await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible()
    await expectAccessible()
  })

  test('are read to the end, each once, also if they move meanwhile', async () => {
    const moving = [...crowd.slice(0, 100), ...crowd.slice(99)]
    expect(await allRows(pagesOf(moving))).toEqual(crowd)
    expect(await allRows(async () => ({ data: [], total: 5 }))).toEqual([])
  })
})

test('the item leads to its attendees, for roles that may read them', async () => {
  const calls: Calls = {
    'contents.list': listOf(aContent()),
    'contents.read': async () => aContent(),
  }
  const { user, router } = await renderConsole({
    at: `/buildings/${buildingUuid}/content`,
    calls: { ...calls, attendance: async () => anAttendance(), attendees: listOf(anAttendee()) },
  })
  await pressInRow(user, 'Rooftop reading', 'Attendees')
  await waitFor(() => expect(router.state.location.pathname).toBe(at))
})
