import { Trans, useLingui } from '@lingui/react/macro'
import { isSignedIn } from '@machines/platform/app/selectors'
import { OpenSearch } from '@shared/OpenSearch'
import { useApp } from '@shared/useShared'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { BrandIllustrationPage } from '../entry/BrandIllustrationPage'
import { Help } from '../entry/Help'
import { InShell } from '../entry/InShell'
import { MessageText } from '../entry/Message'
import { MessagePage } from '../entry/MessagePage'

/** The not-found page. Signed-in users keep the header. */
export function NotFoundScreen() {
  const { t } = useLingui()
  const isInside = useApp(isSignedIn)
  const message = {
    title: t`Page not found`,
    text: <Trans>We couldn’t find this page. It may have moved, or the link may be wrong.</Trans>,
    children: (
      <Link to="/" className={buttonClass({ variant: 'primary', size: 'large' })}>
        <Trans>Go to homepage</Trans>
      </Link>
    ),
  }
  if (!isInside) return <MessagePage {...message} />
  return (
    <InShell>
      <BrandIllustrationPage>
        <MessageText {...message} help={<Help />}>
          {message.children}
          <OpenSearch size="large">
            <Trans>Search the building</Trans>
          </OpenSearch>
        </MessageText>
      </BrandIllustrationPage>
    </InShell>
  )
}
