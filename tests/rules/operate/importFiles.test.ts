import { parseCsv } from '@rules/operate/csv'
import { failedLinesFile, sampleFile } from '@rules/operate/importFiles'
import { expect, test } from 'vitest'

const rowsOf = (text: string) => parseCsv(text.slice(1))?.map(({ cells }) => cells)
const error = (line: number, message: string) =>
  ({ line, column: null, code: 'email', value: null, message }) as const
const reasonOf = ({ message }: { message: string }) => message

test('keeps the failed lines as they were, with their reasons first', () => {
  const text = 'email;first_name\r\nnia@a.test;Nia\r\nnobody;Ben\r\n=1+1;Eve;more\r\n'
  const report = {
    failed_lines: [3, 4],
    errors: [error(3, 'No address.'), error(3, 'No address.'), error(3, 'No name.')],
  }
  const file = failedLinesFile(text, report, reasonOf)
  expect(file).toContain(';')
  expect(rowsOf(file)).toEqual([
    ['problem', 'email', 'first_name'],
    ['No address. No name.', 'nobody', 'Ben'],
    ['', "'=1+1", 'Eve', 'more'],
  ])
})

test('a file that was corrected in part gets new reasons instead of the old ones', () => {
  const text = 'problem,email,first_name\nOld,nobody,Ben\n'
  const report = { failed_lines: [2], errors: [error(2, 'Still no address.')] }
  expect(rowsOf(failedLinesFile(text, report, reasonOf))).toEqual([
    ['problem', 'email', 'first_name'],
    ['Still no address.', 'nobody', 'Ben'],
  ])
})

test('the sample names the columns and two people', () => {
  expect(rowsOf(sampleFile())?.map((cells) => cells.length)).toEqual([4, 4, 4])
})
