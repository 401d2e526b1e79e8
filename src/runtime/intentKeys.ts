import { randomKey } from './randomKey'

/**
 * Idempotency keys, one a user intent: asking for the very same thing again, because the answer was lost
 * or late, is the same intent. They live as long as the page.
 */
export function intentKeys(): (name: string, body: unknown) => string {
  const keys = new Map<string, string>()
  return (name, body) => {
    const intent = `${name} ${JSON.stringify(body)}`
    const key = keys.get(intent) ?? randomKey()
    keys.set(intent, key)
    return key
  }
}
