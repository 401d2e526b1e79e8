import type { OperatedAmenity } from '@contract/operate/amenities'
import type { OperatedSuite } from '@contract/operate/suites'
import { CompaniesScreen } from '@operate/companies/CompaniesScreen'
import { CompanyScreen } from '@operate/companies/CompanyScreen'
import { companyPage } from '@operate/companies/company.page'
import { definePage } from '@operate/definePage'
import { pages } from '@operate/pages'
import { UtilityScreen } from '@operate/utilities/UtilityScreen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deferred } from '../features/deferred'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { lists, otherPages, records } from './pages'
import { aCategory, anAttendance, listOf } from './records'
import { type CallName, type Calls, operator, renderConsole } from './renderConsole'
import { pressInRow } from './rowMenu'

type Read = () => Promise<unknown>

/** What pages read besides their record. */
const below: Calls = {
  attendance: async () => anAttendance(),
  'amenityCategories.list': listOf(aCategory()),
  'amenities.list': listOf<OperatedAmenity>(),
  'suites.list': listOf<OperatedSuite>(),
}
const open = (at: string, call: CallName, read: Read, calls: Calls = {}) =>
  renderConsole({ at, calls: { ...below, ...calls, [call]: read } })
const title = () => document.querySelector('main h1')?.textContent
const heading = (text: string) => screen.findByRole('heading', { name: text })

/** The first response fails, the later ones are `reply`. */
function failingOnce(reply: unknown) {
  const first = deferred<never>()
  const read = vi.fn<Read>(async () => reply).mockReturnValueOnce(first.promise)
  return { read, fail: () => act(async () => first.reject(offline)) }
}

test.each(lists)('$page loads, fails, and is empty after a retry', async (list) => {
  const { read, fail } = failingOnce(await listOf()())
  const { user } = await open(list.at, list.call, read)
  expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0)
  expect(title()).toBe(list.title)
  await expectAccessible()
  await fail()
  expect(await heading('The list couldn’t load')).toBeVisible()
  expect(screen.getByText(/You seem to be offline/)).toBeVisible()
  expect(title()).toBe(list.title)
  await expectAccessible()
  await user.click(screen.getByText('Try again'))
  expect(await heading(list.empty)).toBeVisible()
  await expectAccessible()
})

test.each(records)('$page loads, fails, and shows its record after a retry', async (row) => {
  const { read, fail } = failingOnce(row.record)
  const { user } = await open(row.at, row.call, read)
  expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0)
  expect(title()).toBe(row.title)
  await expectAccessible()
  await fail()
  expect(await heading('This page couldn’t load')).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByText('Try again'))
  await waitFor(() => expect(title()).toBe(row.name))
  await expectAccessible()
})

test.each(records)('$page says that its record is gone', async ({ at, call }) => {
  await open(at, call, () => Promise.reject(refused('not_found', 404)))
  expect(await heading('This no longer exists')).toBeVisible()
  await expectAccessible()
})

const recordOf = (page = '') => records.find((row) => row.page === page)
const removable = lists.flatMap(({ removal, ...list }) => {
  const row = recordOf(list.of)
  return removal && row ? [{ ...list, row, removal }] : []
})

test.each(removable)(
  'a row of $page leads to its page, and is removed after a question',
  async (list) => {
    const { row, removal } = list
    const { verb = 'Remove', title: question, text } = removal
    const removed: string[] = []
    let rows = [row.record]
    const { user } = await open(list.at, list.call, () => listOf(...rows)(), {
      [removal.call]: async ({ id }: { id: string }) => {
        removed.push(id)
        rows = []
      },
    })
    const link = await screen.findByRole('link', { name: row.name })
    expect(link).toHaveAttribute('href', `/operate${row.at}`)
    await expectAccessible()
    await pressInRow(user, row.name, verb)
    const dialog = within(await screen.findByRole('dialog', { name: question }))
    expect(dialog.getByText(new RegExp(text))).toBeVisible()
    await expectAccessible()
    expect(removed).toEqual([])
    await user.click(dialog.getByRole('button', { name: verb }))
    expect(await heading(list.empty)).toBeVisible()
    expect(removed).toEqual([row.record.uuid])
  },
)

const readable = [
  ...records,
  ...lists.map(({ of, ...list }) => ({ ...list, record: null, rows: recordOf(of)?.record })),
].filter(({ at }) => !at.startsWith('/deployment'))
const reader = {
  ...operator,
  capabilities: operator.capabilities.filter((name) => name.endsWith('.read')),
}

test.each(readable)('$page changes nothing for a role that may only read', async (page) => {
  const reply = page.record ?? (await listOf(...('rows' in page && page.rows ? [page.rows] : []))())
  await open(page.at, page.call, async () => reply, { operator: async () => reader })
  await waitFor(() => expect(title()).toBe('name' in page ? page.name : page.title))
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
  // The sorting, the search and the filters of a list remain.
  const fields = page.record === null ? '[type=checkbox]' : ':is(input, select, textarea)'
  const changes = `main :is(button:not(th *), ${fields}):enabled`
  const names = [...document.querySelectorAll(changes)].map(({ textContent }) => textContent)
  const harmless = ['Copy', 'Print', 'Download as CSV']
  expect(names.filter((name) => !harmless.includes(name ?? ''))).toEqual([])
  await expectAccessible()
})

test('a page is refused with the screen of another logic', () => {
  const { logic } = companyPage
  const page = { name: 'a', path: '/a', logic, input: () => ({ id: 'a', keyPrefix: 'a' }) } as const
  expect(definePage({ ...page, screen: CompanyScreen })).toBeDefined()
  // @ts-expect-error -- the screen is that of a utility
  expect(definePage({ ...page, screen: UtilityScreen })).toBeDefined()
  // @ts-expect-error -- the screen is that of a list
  expect(definePage({ ...page, screen: CompaniesScreen })).toBeDefined()
})

test('each page is a list, a record, or listed with a reason', () => {
  const named = [...lists, ...records].map(({ page }) => page)
  expect(pages.map(({ name }) => name).toSorted()).toEqual(
    [...named, ...Object.keys(otherPages)].toSorted(),
  )
})
