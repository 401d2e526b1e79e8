import { Trans, useLingui } from '@lingui/react/macro'
import { userOf } from '@machines/auth/session/selectors'
import { useAppServices } from '@shared/AppContext'
import { useBrand } from '@shared/useBrand'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { LinkButton } from '@ui/link/LinkButton'
import { EmptyState } from '@ui/states/EmptyState'
import Building2 from 'lucide-react/icons/building-2'
import Hourglass from 'lucide-react/icons/hourglass'
import * as css from './Shell.css'

/** The user belongs to no building, so there is nothing to show; or not yet, while a manager decides. */
export function NoBuilding() {
  const user = useShared('session', userOf)
  const waiting = user?.waiting_buildings ?? []
  return (
    <div className={css.mutedMain}>
      {waiting.length > 0 ? <Waiting names={waiting.map(({ name }) => name)} /> : <Unlinked />}
    </div>
  )
}

function Waiting({ names }: { names: readonly string[] }) {
  const { t, i18n } = useLingui()
  const { system } = useAppServices()
  const buildings = new Intl.ListFormat(i18n.locale).format(names)
  return (
    <EmptyState
      level="h1"
      icon={<Hourglass size={24} aria-hidden="true" />}
      title={t`Your sign-up is being reviewed`}
      text={
        <Trans>
          Someone at {buildings} looks at every new account. We’ll email you as soon as you can come
          in.
        </Trans>
      }
      action={
        <Button
          variant="secondary"
          onClick={() => system.building.send({ type: 'request.retried' })}
        >
          <Trans>Check again</Trans>
        </Button>
      }
    />
  )
}

function Unlinked() {
  const { t } = useLingui()
  const { supportEmail } = useBrand()
  return (
    <EmptyState
      level="h1"
      icon={<Building2 size={24} aria-hidden="true" />}
      title={t`No building yet`}
      text={<Trans>Your account isn’t linked to a building yet. We can help with that.</Trans>}
      action={
        <LinkButton variant="primary" href={`mailto:${supportEmail}`}>
          <Trans>Contact support</Trans>
        </LinkButton>
      }
    />
  )
}
