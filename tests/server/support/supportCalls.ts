import type { Ref } from '../builders/build'
import type { Sent, World } from '../world'

export const helpDesk = 'helpdesk@portico.example'

/** A user's message about a building. */
export const supportFieldsOf = (building: Ref) => ({
  name: 'Ada Winthrop',
  issue_type: 'Lighting',
  subject: 'The lamp over the stairs',
  description: 'It flickers.\nSince Tuesday.',
  email_address: 'ada@tenants.example',
  building_uuid: building.uuid,
})

export type SupportFile = [name: string, content: Uint8Array, type?: string]

export function formOf(fields: Record<string, string>, files: readonly SupportFile[] = []) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, content, type = 'application/octet-stream'] of files)
    form.append('attachments', new File([new Uint8Array(content)], name, { type }))
  return form
}

export const supportPath = '/api/helpdesk-service/v1/records/create'

export function supportCall(world: World, token: () => string) {
  return (form: FormData, sent: Sent = {}) =>
    world.request('POST', supportPath, { token: token(), form, ...sent })
}
