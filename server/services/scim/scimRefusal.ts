import { Refusal } from '../platform/refusal'

/** What RFC 7644 calls a refusal, in section 3.12. */
export type ScimType =
  | 'uniqueness'
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'

/** A refusal that identity providers tell apart. */
export class ScimRefusal extends Refusal {
  constructor(
    readonly scimType: ScimType,
    detail: string,
  ) {
    super(scimType === 'uniqueness' ? 'account_exists' : 'invalid_request', { detail })
  }
}
