import { domainOf } from '@contract/email'
import {
  type ImportError,
  importColumns,
  maxImportErrors,
  maxImportLines,
  problemColumn,
} from '@contract/operate/imports'
import { email, personName } from '@contract/values'
import { type CsvRow, isFormula, parseCsv, plainCell } from '@rules/operate/csv'
import * as v from 'valibot'
import type { ImportedPerson, ReadPeople } from '../../../ports/fileParser'

type Column = (typeof importColumns)[number]
/** Reads the people of a file, and everything that is wrong with the file itself. */
export function readPeople(bytes: Uint8Array): ReadPeople {
  const text = textOf(bytes)
  if (text === null) {
    return whole('encoding', 'The file is not in UTF-8; export it as “CSV UTF-8”')
  }
  const rows = parseCsv(text)
  if (rows === null) return whole('quotes', 'A quotation mark is not closed')
  const [head, ...rest] = rows
  if (head === undefined || rest.length === 0) return whole('empty', 'The file names no people')
  if (rest.length > maxImportLines) {
    return whole('too_many_lines', `A file has at most ${maxImportLines} people; split it`)
  }
  const columns = columnsOf(head)
  if ('errors' in columns) {
    return refused(columns.errors, rest.length)
  }
  const lineOfAddress = new Map<string, number>()
  const read = rest.map((row) => personIn(row, columns.names, lineOfAddress))
  const errors = read.flatMap((one) => ('errors' in one ? one.errors : []))
  return {
    lines: rest.length,
    isRefused: false,
    people: read.flatMap((one) => ('email' in one ? one : [])),
    errors: errors.slice(0, maxImportErrors),
    errorCount: errors.length,
    failedLines: [...new Set(errors.map(({ line }) => line))],
  }
}

/** The whole file is refused. */
export const whole = (code: ImportError['code'], message: string): ReadPeople =>
  refused([{ line: 1, column: null, code, value: null, message }], 0)

const refused = (errors: ImportError[], lines: number): ReadPeople => ({
  people: [],
  lines,
  isRefused: true,
  errors: errors.slice(0, maxImportErrors),
  errorCount: errors.length,
  failedLines: [],
})

/** Without a byte order mark; null for another encoding. UTF-16 without a mark is UTF-8 with zeros. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

export const shortened = (cell: string): string => cell.slice(0, 80)

/** A column without a name has no content: spreadsheets write empty ones. */
type NamedColumn = Column | typeof problemColumn | ''

function columnsOf({ line, cells }: CsvRow): { names: NamedColumn[] } | { errors: ImportError[] } {
  const names = cells.map((cell) =>
    plainCell(cell)
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
  )
  const isColumn = (name: string): name is NamedColumn =>
    name === '' || name === problemColumn || importColumns.some((each) => each === name)
  const known = names.filter((name) => name !== '' && isColumn(name))
  const at = { line, column: null, value: null }
  if (known.length === 0) {
    const message = `The first line must name the columns: ${importColumns.join(', ')}`
    return { errors: [{ ...at, code: 'header_missing', message }] }
  }
  const unknown = names.filter((name) => !isColumn(name))
  const missing = importColumns.filter((name) => name !== 'company' && !names.includes(name))
  const errors: ImportError[] = [
    ...unknown.map((name) => ({
      ...at,
      code: 'column_unknown' as const,
      value: shortened(name),
      message: `This column is unknown; use ${importColumns.join(', ')}`,
    })),
    ...missing.map((name) => ({
      ...at,
      column: name,
      code: 'column_missing' as const,
      message: `The first line must name the column ${name}`,
    })),
  ]
  if (new Set(known).size < known.length) {
    errors.push({ ...at, code: 'column_twice', message: 'A column is named twice' })
  }
  return errors.length > 0 ? { errors } : { names: names.filter(isColumn) }
}

/** Spreadsheets add empty cells at the end of a line, and leave out those of optional columns. */
function fits(cells: readonly string[], columns: readonly NamedColumn[]): boolean {
  const missing = columns.slice(cells.length)
  return (
    missing.every((name) => name === '' || name === 'company' || name === problemColumn) &&
    cells.every((cell, at) => (columns[at] ?? '') !== '' || plainCell(cell) === '')
  )
}

function personIn(
  { line, cells }: CsvRow,
  columns: readonly NamedColumn[],
  lineOfAddress: Map<string, number>,
): ImportedPerson | { errors: ImportError[] } {
  const errors: ImportError[] = []
  const cellOf = (column: Column) => plainCell(cells[columns.indexOf(column)] ?? '')
  const wrong = (column: Column | null, code: ImportError['code'], message: string) => {
    const value = column === null ? null : shortened(cellOf(column))
    errors.push({ line, column, code, value, message })
  }
  if (!fits(cells, columns)) {
    wrong(null, 'cells', `The line has ${cells.length} cells instead of ${columns.length}`)
    return { errors }
  }
  for (const column of importColumns) {
    if (isFormula(cellOf(column))) {
      wrong(column, 'formula', 'A cell must not begin with =, +, - or @')
    }
  }
  if (errors.length > 0) return { errors }
  const address = v.safeParse(email, cellOf('email'))
  const firstName = v.safeParse(personName, cellOf('first_name'))
  const lastName = v.safeParse(personName, cellOf('last_name'))
  if (!address.success) wrong('email', 'email', 'This is not an e-mail address')
  if (!firstName.success) wrong('first_name', 'name', 'This is not a name')
  if (!lastName.success) wrong('last_name', 'name', 'This is not a name')
  if (!address.success || !firstName.success || !lastName.success) return { errors }
  const earlier = lineOfAddress.get(address.output)
  if (earlier !== undefined) {
    wrong('email', 'duplicate', `Line ${earlier} has the same address`)
    return { errors }
  }
  lineOfAddress.set(address.output, line)
  return {
    line,
    email: address.output,
    domain: domainOf(address.output),
    firstName: firstName.output,
    lastName: lastName.output,
    company: cellOf('company') || null,
  }
}
