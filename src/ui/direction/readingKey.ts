const turned: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/** Whether the page's direction is right to left. */
export const isTurned = (): boolean => document.documentElement.dir === 'rtl'

/** Maps arrow keys to the reading direction: in right-to-left pages, the left arrow means next. */
export const readingKey = (key: string): string => (isTurned() ? (turned[key] ?? key) : key)
