import type { FetchProblem } from '@contract/operate/identityProviders'
import { FailedCall } from '@machines/kernel/failure'
import type { Calls } from '../api/calls'
import { type ProviderDraft, readsAddress } from './draft'
import { type MetadataProblem, readMetadata } from './readMetadata'

/** Why metadata could not be taken from an address. */
export type AddressProblem = FetchProblem | MetadataProblem

/**
 * A draft with the fields that the metadata at its address names.
 * @throws FailedCall with the problem as the code of `metadata_url`
 */
export async function withMetadata(
  { providerMetadata }: Pick<Calls, 'providerMetadata'>,
  draft: ProviderDraft,
  signal: AbortSignal,
): Promise<ProviderDraft> {
  if (!readsAddress(draft)) return draft
  const { xml, problem } = await providerMetadata({ url: draft.metadata_url.trim() }, signal)
  const read = xml === null ? (problem ?? 'unreadable') : readMetadata(xml)
  if (typeof read !== 'string') return { ...draft, ...read, metadata: '', metadata_url: '' }
  throw new FailedCall({
    kind: 'refused',
    code: 'invalid_request',
    status: 400,
    retryAfter: null,
    fields: [{ path: 'body.metadata_url', code: read, message: read }],
  })
}
