const older = /(?:^|\/)[a-z]+(?:-[a-z]+)*s\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i

/** The item that a path of the older mode names with its last two parts; null if it names none. */
export function contentNamedBy(path: string): string | null {
  return older.exec(path)?.[1] ?? null
}
