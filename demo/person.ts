import { domainOf } from '@contract/email'
import { email } from '@contract/values'
import * as v from 'valibot'
import { demoAccounts } from './accounts'

export type DemoPerson = { email: string; firstName: string; lastName: string }

/**
 * The person for a user name at the demo's identity providers, which accept any name. A name
 * without `@` gets the domain of the address with which the sign-in started. Null if the result is
 * not an e-mail address.
 */
export function personOf(userName: string, hint: string): DemoPerson | null {
  const typed = userName.trim()
  const address = v.safeParse(email, typed.includes('@') ? typed : `${typed}@${domainOf(hint)}`)
  if (!address.success) return null
  const known = demoAccounts.find((account) => account.email === address.output)
  const [first = '', ...rest] = address.output.replace(/@.*/, '').split(/[._+-]+/)
  return {
    email: address.output,
    firstName: known?.firstName ?? capitalised(first),
    lastName: known?.lastName ?? (rest.map(capitalised).join(' ') || 'Example'),
  }
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
