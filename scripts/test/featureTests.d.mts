/** The tests of what has changed: paths of changed files, and of all tests. */
export function featureTests(changed: readonly string[], tests: readonly string[]): string[]
