import type { ProviderRedirect } from '@machines/auth/wizard/actors'
import type { Host } from '@platform/host'
import { ssoDetails } from '@platform/storage/stored'

/**
 * Navigates to an identity provider. Resolves when the user returns to the page without a response
 * (the browser's Back). @throws if the address is not a web address.
 */
export async function openProvider(
  { apiUrl, leave }: Pick<Host, 'apiUrl' | 'leave'>,
  redirect: ProviderRedirect,
): Promise<void> {
  const target = new URL(redirect.url, new URL(apiUrl, window.location.origin))
  if (!['https:', 'http:'].includes(target.protocol)) throw new Error('No address of a provider')
  const query = new URLSearchParams(window.location.search)
  ssoDetails.write({
    email: redirect.email,
    transactionId: redirect.transactionUuid,
    state: target.searchParams.get('state') ?? '',
    purpose: redirect.purpose,
    returnTo: query.get('returnTo'),
    lang: query.get('lang'),
  })
  await leave(target.href)
}
