import { brandingOf } from '@machines/tenancy/whitelabel/machine'
import { AppContext } from '@shared/AppContext'
import { supportEmailOf } from '@shared/supportEmailOf'
import { buttonClass } from '@ui/button/buttonClass'
import { cx } from '@ui/classes/cx'
import { TextLink } from '@ui/link/TextLink'
import { muted, small } from '@ui/theme/typography.css'
import { use } from 'react'
import { MessageText } from '../entry/Message'

/** Always in English, because the message catalogue may be what failed. */
export function CrashMessage() {
  return (
    <MessageText
      alert
      lang="en"
      title="Sorry.. there was an Error"
      text="This page could not be shown. We have been told, and are looking into it."
      help={<PlainHelp />}
    >
      {/* Reloads the document, because the state of a crashed app cannot be trusted. */}
      <a href="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
        Go to homepage
      </a>
    </MessageText>
  )
}

/** In English, and only if a support address is known. */
export function PlainHelp() {
  const services = use(AppContext)
  if (services === null) return null
  const { deployment, system } = services
  const address = supportEmailOf(deployment, brandingOf(system.whitelabel.getSnapshot()))
  return (
    <p className={cx(small, muted)}>
      Can we help? Write to <TextLink href={`mailto:${address}`}>{address}</TextLink>.
    </p>
  )
}
