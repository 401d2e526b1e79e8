import type { ImportReport } from '@contract/operate/imports'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '../features/deferred'
import { offline, refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { at, csv, report, text } from './importFixtures'
import { buildingUuid, operator, renderConsole } from './renderConsole'

const downloads: { name: string; blob: Blob }[] = []
beforeEach(() => {
  downloads.length = 0
  let made = new Blob()
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made = blob
      return 'blob:file'
    },
    revokeObjectURL: () => {},
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function download(this: HTMLAnchorElement) {
    downloads.push({ name: this.download, blob: made })
  })
  return () => click.mockRestore()
})

/** The text of the last download. */
function downloadedText(): Promise<string> {
  const reader = new FileReader()
  const written = new Promise<string>((resolve) => {
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
  })
  reader.readAsText(downloads.at(-1)?.blob ?? new Blob())
  return written
}

const formula = {
  line: 3,
  column: 'email',
  code: 'formula',
  value: '=1+1',
  message: 'A formula',
} as const
const inPart = { error_count: 1, errors: [formula], failed_lines: [3] }

test('imports a file after it was checked, and leaves out the lines that are wrong', async () => {
  const sent: object[] = []
  const { user } = await renderConsole({
    at,
    calls: {
      importPeople: async ({ building_uuid, dry_run, file }) => {
        sent.push({ building_uuid, dry_run, file })
        return report({ ...inPart, imported: !dry_run })
      },
    },
  })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), csv())
  expect(screen.getByText('people.csv')).toBeVisible()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  const lines = await screen.findByRole('table', { name: 'Lines to correct' })
  expect(within(lines).getByText('The cell begins like a formula.')).toBeVisible()
  expect(within(lines).getByText('Line 3')).toBeVisible()
  const people = screen.getByRole('table', { name: 'People in the file' })
  expect(within(people).getByText('nia@fathom.example')).toBeVisible()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Import 1 person' }))
  expect(await screen.findByText('1 person imported')).toBeVisible()
  await expectAccessible(document.body)
  const file = Buffer.from(text).toString('base64')
  expect(sent).toEqual([
    { building_uuid: buildingUuid, dry_run: true, file },
    { building_uuid: buildingUuid, dry_run: false, file },
  ])
  await user.click(screen.getByRole('button', { name: 'Download these lines' }))
  expect(downloads[0]?.name).toBe('failed-lines.csv')
  const failed = await downloadedText()
  expect(failed).toContain('"The cell begins like a formula.","\'=1+1","Ben","Okafor"')
  expect(failed).not.toContain('nia@fathom.example')
  await user.click(screen.getByRole('button', { name: 'Import another file' }))
  expect(await screen.findByLabelText('Choose a CSV file')).toBeVisible()
  expect(screen.getByLabelText('Building')).toHaveValue(buildingUuid)
})

test('a complete import leads to the people of the building', async () => {
  const { user } = await renderConsole({
    at,
    calls: { importPeople: async ({ dry_run }) => report({ imported: !dry_run }) },
  })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), csv())
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText('The file is fine')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Import 1 person' }))
  expect(
    await screen.findByRole('link', { name: 'See the people of the building' }),
  ).toHaveAttribute('href', `/operate/people?building=${buildingUuid}`)
  expect(screen.queryByRole('button', { name: 'Download these lines' })).toBeNull()
  await expectAccessible(document.body)
})

test('building and file are required, and the sample shows the columns', async () => {
  const { user } = await renderConsole({ at: '/people/import' })
  await user.click(await screen.findByRole('button', { name: 'Check the file' }))
  expect((await screen.findAllByText('Choose a file')).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Choose a CSV file')).toBeInvalid()
  expect(screen.getByLabelText('Building')).toBeInvalid()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Download a sample file' }))
  expect(await downloadedText()).toContain('"email","first_name","last_name","company"')
})

test('a check that fails keeps the file, and a cancelled one too', async () => {
  let isOffline = true
  const { user } = await renderConsole({
    at,
    calls: {
      importPeople: () => {
        if (isOffline) throw offline
        return deferred<ImportReport>().promise
      },
    },
  })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), csv())
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText('The file couldn’t be checked')).toBeVisible()
  expect(screen.getByText('people.csv')).toBeVisible()
  isOffline = false
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByRole('heading', { name: 'Checking the file' })).toBeVisible()
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('people.csv')).toBeVisible()
})

test('a running import asks before it is left, and can be stopped', async () => {
  const places = () => within(screen.getByRole('navigation', { name: 'Console' }))
  const { promise } = deferred<ImportReport>()
  const { user, router } = await renderConsole({
    at,
    calls: {
      importPeople: ({ dry_run }) => (dry_run ? Promise.resolve(report()) : promise),
      companies: async () => ({ data: [], total: 0 }),
    },
  })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), csv())
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 person' }))
  expect(await screen.findByRole('heading', { name: 'Importing people' })).toBeVisible()
  await expectAccessible(document.body)
  await user.click(places().getByRole('link', { name: 'Companies' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave while people are imported?' })
  await expectAccessible(dialog)
  await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/people/import')
  await user.click(screen.getByRole('button', { name: 'Stop waiting' }))
  expect(await screen.findByText('You stopped waiting')).toBeVisible()
  await user.click(places().getByRole('link', { name: 'Companies' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/companies'))
})

test('an import that is refused says why, and the check stays', async () => {
  const { user } = await renderConsole({
    at,
    calls: {
      importPeople: async ({ dry_run }) => {
        if (!dry_run) throw refused('permission_denied', 403)
        return report()
      },
    },
  })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), csv())
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 person' }))
  expect(await screen.findByText('The import didn’t finish')).toBeVisible()
  expect(screen.getByText('Your role doesn’t allow this.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 1 person' })).toBeVisible()
})

test('the list of people leads to the import of the building it shows, if the role allows it', async () => {
  const { user } = await renderConsole({
    at: '/people',
    calls: { people: async () => ({ data: [], total: 0 }) },
  })
  await user.click(await screen.findByRole('link', { name: 'Import people' }))
  expect(await screen.findByLabelText('Building')).toHaveValue(buildingUuid)
})

test('a role without people.edit is told so', async () => {
  await renderConsole({
    at,
    calls: { operator: async () => ({ ...operator, capabilities: ['people.read'] }) },
  })
  expect(
    await screen.findByRole('heading', { name: 'Your role doesn’t allow this.' }),
  ).toBeVisible()
  await waitFor(() => expectAccessible(document.body))
})
