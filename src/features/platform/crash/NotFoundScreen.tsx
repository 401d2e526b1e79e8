import { shellCode } from '@features/pages'
import { Trans, useLingui } from '@lingui/react/macro'
import { isSignedIn } from '@machines/platform/app/selectors'
import { lazyView } from '@shared/lazyView'
import { OpenSearch } from '@shared/OpenSearch'
import { useApp } from '@shared/useShared'
import { Link, useRouter } from '@tanstack/react-router'
import { buttonClass } from '@ui/button/buttonClass'
import { createContext, use } from 'react'
import { BrandIllustrationPage } from '../entry/BrandIllustrationPage'
import { Help } from '../entry/Help'
import { MessageText } from '../entry/Message'
import { MessagePage } from '../entry/MessagePage'

const InShell = createContext(false)
const Shell = lazyView(async () => (await import('../shell/Shell')).Shell)

/** The not-found page. Signed-in users keep the header. */
export function NotFoundScreen() {
  const { t } = useLingui()
  const isInside = useApp(isSignedIn)
  const isInShell = use(InShell)
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
  if (isInShell) {
    return (
      <BrandIllustrationPage>
        <MessageText {...message} help={<Help />}>
          {message.children}
          <OpenSearch size="large">
            <Trans>Search the building</Trans>
          </OpenSearch>
        </MessageText>
      </BrandIllustrationPage>
    )
  }
  return (
    <InShell value={true}>
      <NotFoundInside />
    </InShell>
  )
}

/** The shell renders its outlet, which at an unknown address is this page again. */
function NotFoundInside() {
  const { code } = useRouter().options.context
  use(code.open(shellCode))
  return <Shell />
}
