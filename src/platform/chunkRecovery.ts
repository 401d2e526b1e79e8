import type { Host } from './host'
import { session } from './storage/persisted'

/** Key in `sessionStorage`: the path for which this tab has reloaded the document. */
const reloadedKey = 'PAGE_RELOADED'

export const readReloadedPath = (): string | null => session.read(reloadedKey)
export const rememberReload = (path: string): void => session.write(reloadedKey, path)

/** Requests the server's health; rejects unless the response is successful. */
export async function checkHealth(
  { apiUrl, fetch: load }: Pick<Host, 'apiUrl' | 'fetch'>,
  signal: AbortSignal,
): Promise<void> {
  const answer = await load(`${apiUrl}/healthcheck`, { cache: 'no-store', signal })
  if (!answer.ok) throw new Error('The server is not ready')
}
