const turned: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** Whether the page is read from right to left. */
export const isTurned = (): boolean => document.documentElement.dir === 'rtl'

/** A key as it is meant: where one reads from right to left, what lies on the left comes next. */
export const readingKey = (key: string): string => (isTurned() ? (turned[key] ?? key) : key)
