import type { MiniAppHost } from '../../sdk/src'
import type { apiOf, Invitation } from './visitorsApi'
import type { Words } from './visitorsMessages'

/** `draft` holds an invitation's input until it has been sent. */
export type Desk = {
  host: MiniAppHost
  api: ReturnType<typeof apiOf>
  words: Words
  language: string
  draft: Partial<Invitation>
}
