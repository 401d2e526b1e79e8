const older = /(?:^|\/)[a-z]+(?:-[a-z]+)*s\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i

/** The item named by the last two segments of a path in the older mode; null if there is none. */
export function contentNamedBy(path: string): string | null {
  return older.exec(path)?.[1] ?? null
}
