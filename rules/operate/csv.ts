/** One row of a CSV file; `line` is where it starts, from 1. */
export type CsvRow = { line: number; cells: string[] }

/** Spreadsheets write semicolons in many countries, and tabs or bars if they are asked to. */
const separators = [',', ';', '\t', '|'] as const
export type Separator = (typeof separators)[number]
/** Excel's `sep=;` line names the separator, and is not a row. */
const separatorLine = /^"?sep=([,;\t|])"?[,;\t| ]*$/i

const noWidth = /[\u00AD\u200B\u2060\uFEFF]/g

/** A cell without surrounding blanks and the zero-width characters of copied text. */
export const plainCell = (cell: string): string => cell.replaceAll(noWidth, '').trim()

/**
 * The rows of a CSV file (RFC 4180) as spreadsheets write it, without empty ones. Null if a quote is not closed.
 */
export function parseCsv(file: string): CsvRow[] | null {
  const separator = separatorOf(file)
  const text = withoutEnd(file).replaceAll(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  let [cells, cell, isQuoted] = [[] as string[], '', false]
  let [line, startedAt] = [1, 1]
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    const isSeparatorLine = rows.length === 0 && separatorLine.test(cells.join(separator))
    const isRow = cells.some((each) => plainCell(each) !== '')
    if (isRow && !isSeparatorLine) rows.push({ line: startedAt, cells })
    cells = []
    startedAt = line
  }
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index)
    if (character === '\n') line += 1
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text.charAt(index + 1) === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (character === separator) endCell()
    else if (character === '\n') endRow()
    else cell += character
  }
  if (isQuoted) return null
  endRow()
  return rows
}

/** What separates the cells of a file, by its first line. */
export function separatorOf(text: string): Separator {
  const first = firstLineOf(text)
  const named = separatorLine.exec(first)?.[1] as Separator | undefined
  if (named !== undefined) return named
  const counts = separators.map((one) => first.split(one).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

const firstLineOf = (text: string) =>
  (text.trimStart().split(/[\r\n]/, 1)[0] ?? '').replaceAll(noWidth, '')

/** Old Windows programs end a file with a control character. */
function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && text.charCodeAt(end - 1) <= 32) end -= 1
  return text.slice(0, end)
}

/**
 * Whether a spreadsheet could execute the cell, once the file is opened there. An apostrophe before it is what `writeCsv`
 * adds; a cell with it is refused as well, so that no import stores it.
 */
export const isFormula = (cell: string): boolean => /^\s*'?[=+\-@\t\r＝＋－＠]/.test(cell)

/**
 * A CSV file that a spreadsheet opens as text: with a byte order mark, every cell in quotes, and an apostrophe before
 * each cell that it would execute.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: Separator = ','): string {
  const written = rows.map((cells) => cells.map(quoted).join(separator))
  return `\uFEFF${written.join('\r\n')}\r\n`
}

function quoted(cell: string): string {
  const text = isFormula(cell) && !cell.startsWith("'") ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
