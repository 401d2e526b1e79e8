import type { AuditEntry } from '@contract/operate/audit'
import { createList } from '@machines/operate/list/machine'
import { type ListQuery } from '../table/query'

export const auditMachine = createList<ListQuery, AuditEntry>()
export type AuditMachine = typeof auditMachine
