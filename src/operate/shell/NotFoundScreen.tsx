import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '@ui/button/buttonClass'
import { EmptyState } from '@ui/states/EmptyState'
import Compass from 'lucide-react/icons/compass'
import { paths } from '../paths'
import { ConsoleLink } from './ConsoleLink'
import * as css from './Page.css'

/** There is no page at this address of the console. */
export function NotFoundScreen() {
  const { t } = useLingui()
  return (
    <div className={css.page}>
      <EmptyState
        level="h1"
        icon={<Compass size={24} />}
        title={t`There is no such page`}
        text={t`The address may be incomplete, or the page has moved.`}
        action={
          <ConsoleLink href={paths.overview} className={buttonClass({ variant: 'primary' })}>
            <Trans>Go to your buildings</Trans>
          </ConsoleLink>
        }
      />
    </div>
  )
}
