/** One row of a CSV file; `line` is where it starts, from 1. */
export type CsvRow = { line: number; cells: string[] }

/**
 * The rows of a CSV file (RFC 4180), without empty ones. Cells are separated by commas, or by semicolons if the first
 * line has more of these, as spreadsheets write them in many countries. Null if a quote is not closed.
 */
export function parseCsv(text: string): CsvRow[] | null {
  const separator = separatorOf(text)
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
    else if (character !== '\r') cell += character
  }
  if (isQuoted) return null
  endRow()
  return rows
}

function separatorOf(text: string): ',' | ';' {
  const [first = ''] = text.split('\n', 1)
  return first.split(';').length > first.split(',').length ? ';' : ','
}
