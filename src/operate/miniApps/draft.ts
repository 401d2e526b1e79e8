import type { OperatedMiniApp } from '@contract/operate/miniApps'
import { wordsIn } from '@rules/operate/fields'
import { type MiniAppFields, miniAppProblems, type SharedFields } from '@rules/operate/miniApp'

/** A mini-app in a building as the operator types it: its origins one on each line, an empty text for none. */
export type MiniAppDraft = {
  launch: string
  origins: string
  capabilities: OperatedMiniApp['capabilities']
  launch_by: OperatedMiniApp['launch_by']
  saml_provider: string
  saml_audience: string
  saml_acs: string
  kind: OperatedMiniApp['kind']
  icon: string
}

/** A new mini-app is a web page; one that other buildings have keeps its kind and its icon. */
export const newMiniApp: MiniAppDraft = {
  launch: '',
  origins: '',
  capabilities: [],
  launch_by: 'address',
  saml_provider: '',
  saml_audience: '',
  saml_acs: '',
  kind: 'webview',
  icon: '',
}

export const draftOf = (app: OperatedMiniApp): MiniAppDraft => ({
  launch: app.launch ?? '',
  origins: app.origins.join('\n'),
  capabilities: app.capabilities,
  launch_by: app.launch_by,
  saml_provider: app.saml_provider ?? '',
  saml_audience: app.saml_audience ?? '',
  saml_acs: app.saml_acs ?? '',
  kind: app.kind,
  icon: app.icon ?? '',
})

const orNull = (text: string) => text.trim() || null

/** The fields of the registration. */
export const fieldsOf = (draft: MiniAppDraft): MiniAppFields => ({
  launch: orNull(draft.launch),
  origins: wordsIn(draft.origins),
  capabilities: draft.capabilities,
  launch_by: draft.launch_by,
  saml_provider: orNull(draft.saml_provider),
  saml_audience: orNull(draft.saml_audience),
  saml_acs: orNull(draft.saml_acs),
})

/** The fields that all buildings share. */
export const sharedOf = ({ kind, icon }: MiniAppDraft): SharedFields => ({
  kind,
  icon: orNull(icon),
})

export const problemsOf = (draft: MiniAppDraft) =>
  miniAppProblems({ ...fieldsOf(draft), ...sharedOf(draft) })

export const isMiniAppValid = (draft: MiniAppDraft): boolean => problemsOf(draft).length === 0

/** What the inputs of a draft show and change. */
export type MiniAppProps = {
  draft: MiniAppDraft
  change: (name: keyof MiniAppDraft, value: MiniAppDraft[keyof MiniAppDraft]) => void
}
