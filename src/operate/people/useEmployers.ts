import { operatorOf } from '@machines/operate/console/selectors'
import { useConsole } from '../ConsoleContext'

/** The companies for which an operator without a role in any building invites people; otherwise none. */
export function useEmployers(): { uuid: string; name: string }[] {
  const operator = useConsole(operatorOf)
  const isOfCompanies =
    operator !== null && operator.grants.every(({ role }) => role === 'tenantAdministrator')
  return isOfCompanies ? operator.companies : []
}
