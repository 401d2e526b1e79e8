import { domainOf } from '@contract/email'
import { type ImportError, importColumns, maxImportLines } from '@contract/operate/imports'
import { email, personName } from '@contract/values'
import * as v from 'valibot'
import { type CsvRow, parseCsv } from './csv'

type Column = (typeof importColumns)[number]
/** A person of the file, with the line that names them. */
export type ImportedPerson = {
  line: number
  email: string
  domain: string
  firstName: string
  lastName: string
  /** Null if the cell is empty. */
  company: string | null
}
export type ReadPeople = { people: ImportedPerson[]; lines: number; errors: ImportError[] }

/** What a spreadsheet executes when someone opens an export of these people. */
const formula = /^[=+\-@\t\r]/

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
  if ('errors' in columns) return { people: [], lines: rest.length, errors: columns.errors }
  const lineOfAddress = new Map<string, number>()
  const read = rest.map((row) => personIn(row, columns.names, lineOfAddress))
  return {
    lines: rest.length,
    people: read.flatMap((one) => ('email' in one ? one : [])),
    errors: read.flatMap((one) => ('errors' in one ? one.errors : [])),
  }
}

const whole = (code: ImportError['code'], message: string): ReadPeople => ({
  people: [],
  lines: 0,
  errors: [{ line: 1, column: null, code, message }],
})

/** Without a byte order mark; null for another encoding. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function columnsOf({ line, cells }: CsvRow): { names: Column[] } | { errors: ImportError[] } {
  const names = cells.map((cell) => cell.trim().toLowerCase().replaceAll(/[ -]/g, '_'))
  const isColumn = (name: string): name is Column => importColumns.some((each) => each === name)
  const unknown = names.filter((name) => !isColumn(name))
  const missing = importColumns.filter((name) => name !== 'company' && !names.includes(name))
  const known = names.filter(isColumn)
  const at = { line, column: null }
  const errors: ImportError[] = [
    ...unknown.map((name) => ({
      ...at,
      code: 'column_unknown' as const,
      message: `The column “${name.slice(0, 40)}” is unknown; use ${importColumns.join(', ')}`,
    })),
    ...missing.map((name) => ({
      ...at,
      column: name,
      code: 'column_missing' as const,
      message: `The first line must name the column ${name}`,
    })),
  ]
  if (errors.length === 0 && new Set(known).size < known.length) {
    errors.push({ ...at, code: 'column_unknown', message: 'A column is named twice' })
  }
  return errors.length > 0 ? { errors } : { names: known }
}

function personIn(
  { line, cells }: CsvRow,
  columns: readonly Column[],
  lineOfAddress: Map<string, number>,
): ImportedPerson | { errors: ImportError[] } {
  const errors: ImportError[] = []
  const wrong = (column: Column | null, code: ImportError['code'], message: string) =>
    void errors.push({ line, column, code, message })
  if (cells.length !== columns.length) {
    wrong(null, 'cells', `The line has ${cells.length} cells instead of ${columns.length}`)
    return { errors }
  }
  const cellOf = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? ''
  for (const column of columns) {
    if (formula.test(cellOf(column))) {
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
