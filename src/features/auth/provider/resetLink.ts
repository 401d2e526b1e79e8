import type { ResetLink } from '@machines/platform/app/context'
import { takeParameters } from './takeParameters'

/** Takes the link of a password e-mail from `/reset-password`; null without one. */
export function takeResetLink(): ResetLink | null {
  const [token = '', email = ''] = takeParameters('/reset-password', ['link', 'email']) ?? []
  return token === '' ? null : { email, token }
}
