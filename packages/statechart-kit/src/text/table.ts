type Cell = string | number

/** Rows as lines with aligned columns: the first to the left, the others to the right. */
export function table(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(String))
  const widths = head.map((_, at) => Math.max(...lines.map((row) => row[at]?.length ?? 0)))
  return lines
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
