import { audit } from '@contract/operate/audit'
import { implement } from '../../http/implement'
import { auditPage } from '../../services/operate/auditLog'

export const operateAuditRoutes = [
  implement(audit, ({ database, query, caller }) =>
    auditPage(database.connection, query, caller.operator.reach),
  ),
]
