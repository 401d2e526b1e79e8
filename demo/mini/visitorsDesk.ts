import type { MiniAppHost } from '../../sdk/src'
import type { apiOf, Invitation } from './visitorsApi'
import type { Words } from './visitorsMessages'

/** What was typed into an invitation stays in `draft` until it was sent. */
export type Desk = {
  host: MiniAppHost
  api: ReturnType<typeof apiOf>
  words: Words
  language: string
  draft: Partial<Invitation>
}
