import { Trans } from '@lingui/react/macro'
import type { AttachmentLimits, Declined } from '@machines/support/requestForm/attachments'
import { Notice } from '@ui/notice/Notice'

type Props = { declined: readonly Declined[]; limits: AttachmentLimits; size: string }

/** Which of the files were not taken, and what would help. */
export function DeclinedFiles({ declined, limits, size }: Props) {
  return (
    <Notice tone="warning" live>
      <ul>
        {declined.map(({ name, why }) => (
          <li key={`${name} ${why}`}>
            {why === 'tooMany' && (
              <Trans>
                {name}: at most {limits.files} files can be sent.
              </Trans>
            )}
            {why === 'tooLarge' && (
              <Trans>
                {name} is larger than {size}.
              </Trans>
            )}
            {why === 'typeNotAllowed' && <Trans>{name} is of a type that cannot be sent.</Trans>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
