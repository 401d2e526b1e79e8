import { isFormula, parseCsv, separatorOf, writeCsv } from '@rules/operate/csv'
import { expect, test } from 'vitest'

test.each([
  ['lines of Windows', 'a,b\r\n1,2', [1, 2]],
  ['lines of an old Macintosh', 'a,b\r1,2', [1, 2]],
  ['empty lines', 'a,b\n\n,\n1,2\n', [1, 4]],
  ['a cell over two lines', '"a\nx",b\n1,2', [1, 3]],
])('numbers the lines of a file with %s as an editor does', (_, text, expected) => {
  expect(parseCsv(text)?.map(({ line }) => line)).toEqual(expected)
})

test.each([
  ['commas', 'a,b\n1,2'],
  ['semicolons', 'a;b\n1;2'],
  ['tabs', 'a\tb\n1\t2'],
  ['bars', 'a|b\n1|2'],
  ['a line for Excel', 'sep=;\r\na;b\r\n1;2'],
  ['a line for Excel that names a tab', 'sep=\t\na\tb\n1\t2'],
  ['a quoted line for Excel', '\uFEFF"sep=|"\na|b\n1|2'],
  ['a line for Excel with empty cells', 'sep=;;;\na;b\n1;2'],
  ['another separator than the first line names', 'sep=;\na,x;b\n1;2'],
  ['empty lines first', '\n\na;b\n1;2'],
  ['the end of a file of DOS', 'a;b\r\n1;2\r\n\u001A'],
  ['several control signs at its end', 'a;b\n1;2\u001A\0\0'],
  ['a mark and quotes', '\uFEFF"a";"b"\n"1";"2"'],
  ['a line of blanks without width', 'a;b\n\u200B;\u00A0\n1;2'],
])('reads a file with %s', (_, text) => {
  const rows = parseCsv(text)?.map(({ cells }) => cells)
  expect(rows?.at(-1)).toEqual(['1', '2'])
  expect(rows).toHaveLength(2)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', "'=1"])(
  'recognizes what a spreadsheet could execute: %j',
  (cell) => {
    expect(isFormula(cell)).toBe(true)
  },
)

test.each(['', 'Nia', "O'Neill", 'nia+home@acme.example', 'Smith-Jones'])(
  'leaves text alone: %j',
  (cell) => {
    expect(isFormula(cell)).toBe(false)
  },
)

test('writes no cell that a spreadsheet would execute', () => {
  const rows = [
    ['=cmd|calc', 'O"Neill', 'a,b'],
    ['@SUM(A1)', '-1', ' +1'],
  ]
  const text = writeCsv(rows, ';')
  expect(separatorOf(text)).toBe(';')
  expect(text).toBe('\uFEFF"\'=cmd|calc";"O""Neill";"a,b"\r\n"\'@SUM(A1)";"\'-1";"\' +1"\r\n')
  expect(parseCsv(text.slice(1))?.flatMap(({ cells }) => cells)).not.toContainEqual(
    expect.stringMatching(/^\s*[=+\-@]/),
  )
})

test('a file that is written reads as it was', () => {
  const cells = ['Nia', 'a "quote"', 'two\nlines', 'semi;colon']
  expect(parseCsv(writeCsv([cells]).slice(1))).toEqual([{ line: 1, cells }])
})
