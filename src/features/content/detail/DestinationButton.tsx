import { Trans } from '@lingui/react/macro'
import type { EmbeddedPage } from '@machines/embed/embeddedPage/events'
import type { Destination } from '@rules/content/command'
import { newTabLink, routerLink } from '@shared/routerLink'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { Notice } from '@ui/notice/Notice'
import type { ReactNode } from 'react'
import * as css from './detail.css'

type Props = {
  /** Null renders no button: the address leads nowhere. */
  destination: Destination | null
  label: string | null | undefined
  /** The label's language, if it is not the page's. */
  lang: string | undefined
  /** The frame's title. */
  title: string
  closedBecause?: ReactNode
  onFrame: (page: EmbeddedPage) => void
}

const check = buttonClass({ variant: 'primary', size: 'large', wide: true })

/** The button of a call to action with a destination. */
export function DestinationButton({
  destination,
  label,
  lang,
  title,
  closedBecause,
  onFrame,
}: Props) {
  if (destination === null) return null
  const content = label ? <span lang={lang}>{label}</span> : <Trans>Find out more</Trans>
  if (closedBecause || destination.kind === 'mobileOnly') {
    return (
      <div className={css.action}>
        <Notice>{closedBecause || <Trans>This is only available in the mobile app.</Trans>}</Notice>
        <Button variant="primary" size="large" wide disabled>
          {content}
        </Button>
      </div>
    )
  }
  switch (destination.kind) {
    case 'route':
      return routerLink({ href: destination.path, className: check, children: content })
    case 'newTab':
      return newTabLink({ href: destination.href, className: check, children: content })
    default:
      return (
        <Button
          variant="primary"
          size="large"
          wide
          onClick={() => onFrame({ href: destination.href, title })}
        >
          {content}
        </Button>
      )
  }
}
