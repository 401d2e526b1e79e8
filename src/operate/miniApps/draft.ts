import {
  miniAppFields,
  type OperatedMiniApp,
  sharedMiniAppFields,
} from '@contract/operate/miniApps'
import { wordsIn } from '@rules/operate/fields'
import { type MiniAppFields, miniAppProblems, type SharedFields } from '@rules/operate/miniApp'
import { type Draft, draftsOf } from '../record/drafts'

/** A mini-app in a building as the operator types it: its origins one on each line. */
export type MiniAppDraft = Draft<Omit<MiniAppFields, 'origins'> & SharedFields> & {
  origins: string
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

const { origins: _, ...sameFields } = miniAppFields
const own = draftsOf(sameFields)
const shared = draftsOf(sharedMiniAppFields)

export const draftOf = (app: OperatedMiniApp): MiniAppDraft => ({
  ...own.draftOf(app),
  ...shared.draftOf(app),
  origins: app.origins.join('\n'),
})

/** The fields of the registration. */
export const fieldsOf = (draft: MiniAppDraft): MiniAppFields => ({
  ...own.fieldsOf(draft),
  origins: wordsIn(draft.origins),
})

/** The fields that all buildings share. */
export const sharedOf = (draft: MiniAppDraft): SharedFields => shared.fieldsOf(draft)

export const problemsOf = (draft: MiniAppDraft) =>
  miniAppProblems({ ...fieldsOf(draft), ...sharedOf(draft) })

export const isMiniAppValid = (draft: MiniAppDraft): boolean => problemsOf(draft).length === 0

/** What the inputs of a draft show and change. */
export type MiniAppProps = {
  draft: MiniAppDraft
  change: (name: keyof MiniAppDraft, value: MiniAppDraft[keyof MiniAppDraft]) => void
}
