import type { Building } from '@contract/buildings'
import type { UtilityButton } from '@contract/content'
import { Trans, useLingui } from '@lingui/react/macro'
import { type OfferedUtility, offeredUtilities } from '@machines/home/utilities'
import { isKiosk } from '@machines/kiosk/machine'
import type { Read } from '@machines/request/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { actingLink } from '@screens/app/routerLink'
import { useFlag, useShared } from '@screens/app/useShared'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { FailedState } from '@ui/states/FailedState'
import { sectionTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import { UtilityTile } from '@ui/tile/UtilityTile'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChevronRight from 'lucide-react/icons/chevron-right'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import Smartphone from 'lucide-react/icons/smartphone'
import type { HomeActor } from './HomeOfBuilding'
import * as css from './home.css'

type Props = { read: Read<UtilityButton[]>; home: HomeActor; building: Building }

const endIcons = {
  route: ChevronRight,
  url: ArrowUpRight,
  mobileOnly: Smartphone,
  signInRequired: LockKeyhole,
}

/** What can be done in this building, one tile each. */
export function Utilities({ read, home, building }: Props) {
  const { t } = useLingui()
  const { deployment } = useAppServices()
  const kiosk = useShared('kiosk', isKiosk)
  const isMaintenance = useFlag('maintenance-mode')
  const isEmergencyFlagOn = useFlag(deployment.utilities.emergencyFlag)
  const hasChevron = useFlag('show-utilities-link-and-chevron')
  const offered = offeredUtilities(read.data ?? [], {
    rules: deployment.utilities,
    buildingUuid: building.uuid,
    isEmergencyFlagOn,
    isRestricted: kiosk || isMaintenance || building.is_guest === true,
  })
  if (read.status === 'FULFILLED' && offered.length === 0) return null
  const meta = {
    mobileOnly: t`In the mobile app only`,
    signInRequired: t`Sign in required`,
    route: null,
    url: null,
  }
  return (
    <section id="utilities" className={css.section} aria-labelledby="utilities-title">
      <h2 id="utilities-title" className={sectionTitle}>
        <Trans>At your service</Trans>
      </h2>
      {read.status === 'REJECTED' ? (
        <FailedState
          level="h3"
          title={t`The services could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => home.send({ type: 'part.retried', part: 'utilities' })}
        />
      ) : read.status === 'PENDING' ? (
        <Loading label={t`Loading services`}>
          <TileGrid kind="utility">
            {['a', 'b', 'c', 'd'].map((key) => (
              <SkeletonTile key={key} kind="utility" />
            ))}
          </TileGrid>
        </Loading>
      ) : (
        <TileGrid kind="utility">
          {offered.map((utility) => {
            const End = endIcons[utility.target.kind]
            return (
              <UtilityTile
                key={utility.uuid}
                title={utility.text}
                href={hrefOf(utility)}
                meta={meta[utility.target.kind]}
                figure={
                  utility.image && (
                    <img src={utility.image} alt="" className={css.utilityImage} loading="lazy" />
                  )
                }
                end={hasChevron && <End size={20} aria-hidden="true" />}
                renderLink={actingLink(() => home.send({ type: 'utility.pressed', utility }))}
              />
            )
          })}
        </TileGrid>
      )}
    </section>
  )
}

/** What the address bar may show on hover: a token never stands in it. */
function hrefOf({ target }: OfferedUtility): string {
  if (target.kind === 'route') return target.path
  return '#utilities'
}
