/** How much of something was covered. */
export interface Share {
  readonly covered: number
  readonly total: number
  readonly missing: readonly string[]
}

/** The share of the names that are covered. */
export function shareOf(names: readonly string[], isCovered: (name: string) => boolean): Share {
  const missing = names.filter((name) => !isCovered(name))
  return { covered: names.length - missing.length, total: names.length, missing }
}
