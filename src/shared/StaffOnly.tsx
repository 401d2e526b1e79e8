import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'

/** In place of a page for which the user has no permission. */
export function StaffOnly({ title, text }: { title: string; text: ReactNode }) {
  return (
    <EmptyState
      icon={<Lock size={24} aria-hidden="true" />}
      title={title}
      text={text}
      action={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Go to homepage</Trans>
        </Link>
      }
    />
  )
}
