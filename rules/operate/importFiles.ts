import {
  type ImportError,
  type ImportReport,
  importColumns,
  problemColumn,
} from '@contract/operate/imports'
import { parseCsv, separatorOf, writeCsv } from './csv'

/** A file to begin with: its columns and two people. */
export const sampleFile = (): string =>
  writeCsv([
    importColumns,
    ['nia.falk@harbor.example', 'Nia', 'Falk', 'Harbor Trading'],
    ['ben.okafor@harbor.example', 'Ben', 'Okafor', ''],
  ])

/**
 * The lines of a file that were not imported, to be corrected and imported: as they were, with the reasons in the first
 * column.
 *
 * @param reasonOf what is wrong, in the language of the operator
 */
export function failedLinesFile(
  text: string,
  { failed_lines, errors }: Pick<ImportReport, 'failed_lines' | 'errors'>,
  reasonOf: (error: ImportError) => string,
): string {
  const [head, ...rows] = parseCsv(text) ?? []
  const failed = new Set(failed_lines)
  const names = (head?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const withoutReasons = (cells: readonly string[]) =>
    cells.filter((_, at) => names[at] !== problemColumn)
  const reasonsOf = (line: number) => errors.filter((error) => error.line === line).map(reasonOf)
  return writeCsv(
    [
      [problemColumn, ...withoutReasons(head?.cells ?? [])],
      ...rows
        .filter(({ line }) => failed.has(line))
        .map(({ line, cells }) => [
          [...new Set(reasonsOf(line))].join(' '),
          ...withoutReasons(cells),
        ]),
    ],
    separatorOf(text),
  )
}
