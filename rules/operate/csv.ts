/** One row of a CSV file; `line` is where it starts, from 1. */
export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a CSV file (RFC 4180), without empty ones. Cells are separated by commas, or by semicolons if the first
 * line has more of these, as spreadsheets write them in many countries. Null if a quote is not closed.
 */
export function parseCsv(file: string): CsvRow[] | null {
  const separator = separatorOf(file)
  const text = file.replaceAll(/\r\n?/g, '\n')
  const rows: CsvRow[] = []
  let [cells, cell, isQuoted] = [[] as string[], '', false]
  let [line, startedAt] = [1, 1]
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: startedAt, cells })
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
export function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.split(/[\r\n]/, 1)
  return first.split(';').length > first.split(',').length ? ';' : ','
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
export function writeCsv(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  const written = rows.map((cells) => cells.map(quoted).join(separator))
  return `\uFEFF${written.join('\r\n')}\r\n`
}

function quoted(cell: string): string {
  const text = isFormula(cell) && !cell.startsWith("'") ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
