import type { ImportReport } from '@contract/operate/imports'
import { buildingUuid } from './renderConsole'

export const at = `/people/import?building=${buildingUuid}`
export const text = 'email,first_name,last_name\nnia@fathom.example,Nia,Falk\n=1+1,"Ben",Okafor\n'
export const csv = (content: BlobPart = text, name = 'people.csv') =>
  new File([content], name, { type: 'text/csv' })
export const report = (changed: Partial<ImportReport> = {}): ImportReport => ({
  lines: 2,
  added: 1,
  joined: 0,
  unchanged: 0,
  imported: false,
  error_count: 0,
  errors: [],
  failed_lines: [],
  people: [
    {
      line: 2,
      email: 'nia@fathom.example',
      first_name: 'Nia',
      last_name: 'Falk',
      company: 'Fathom',
      outcome: 'added',
    },
  ],
  ...changed,
})
