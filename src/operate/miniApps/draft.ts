import type { OperatedMiniApp } from '@contract/operate/miniApps'
import { wordsIn } from '@rules/operate/fields'
import { type MiniAppFields, miniAppProblems } from '@rules/operate/miniApp'

/** A mini-app in a building as the operator types it: its origins one on each line. */
export type MiniAppDraft = {
  launch: string
  origins: string
  capabilities: OperatedMiniApp['capabilities']
}

export const newMiniApp: MiniAppDraft = { launch: '', origins: '', capabilities: [] }

export const draftOf = (app: OperatedMiniApp): MiniAppDraft => ({
  launch: app.launch ?? '',
  origins: app.origins.join('\n'),
  capabilities: app.capabilities,
})

export const fieldsOf = (draft: MiniAppDraft): MiniAppFields => ({
  launch: draft.launch.trim() || null,
  origins: wordsIn(draft.origins),
  capabilities: draft.capabilities,
})

export const isMiniAppValid = (draft: MiniAppDraft): boolean =>
  miniAppProblems(fieldsOf(draft)).length === 0
