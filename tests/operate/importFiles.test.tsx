import { maxImportBytes } from '@contract/operate/imports'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../ui/axe'
import { at, csv, report } from './importFixtures'
import { renderConsole } from './renderConsole'

test.each([
  { file: csv(''), says: /This file is empty/ },
  { file: csv(new Uint8Array(maxImportBytes + 1)), says: /This file is larger than/ },
])('a file that cannot be imported is not sent: $says', async ({ file, says }) => {
  const { user } = await renderConsole({ at })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file)
  expect(await screen.findByText(says)).toBeVisible()
  expect(screen.queryByText('people.csv')).toBeNull()
  await expectAccessible(document.body)
})

test.each([
  { code: 'encoding', says: 'The file isn’t in UTF-8.' },
  { code: 'empty', says: 'The file names nobody.' },
  { code: 'too_many_lines', says: 'The file has more than 10,000 people.' },
  { code: 'header_missing', says: 'The first line doesn’t name the columns.' },
  { code: 'quotes', says: 'A quotation mark isn’t closed.' },
] as const)('a file that is wrong as a whole says why: $code', async ({ code, says }) => {
  const errors = [{ line: 1, column: null, code, value: null, message: '' }]
  const { user } = await renderConsole({
    at,
    calls: {
      importPeople: async () =>
        report({ lines: 0, added: 0, people: [], error_count: 1, errors, failed_lines: [] }),
    },
  })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), csv())
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText('This file can’t be imported')).toBeVisible()
  expect(screen.getByText(says)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  await expectAccessible(document.body)
})

test('a file whose people are all in the building offers no import', async () => {
  const { user } = await renderConsole({
    at,
    calls: { importPeople: async () => report({ added: 0, unchanged: 1 }) },
  })
  await user.upload(await screen.findByLabelText('Choose a CSV file'), csv())
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText('There is nobody to import')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
})
