import type { Building } from '@contract/buildings'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UtilitiesActor } from '@machines/home/utilities/machine'
import { explainedUtility, listOf } from '@machines/home/utilities/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { type VisibleUtility, visibleUtilities } from '@rules/home/visibleUtilities'
import { lazyView } from '@shared/lazyView'
import { useRead } from '@shared/reading'
import { actingLink } from '@shared/routerLink'
import { section } from '@shared/section.css'
import { useFeatures } from '@shared/useFeatures'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
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
import { UtilityIcon } from './UtilityIcon'
import { useRequestedUtility } from './useRequestedUtility'
import { useUtilityFacts } from './useUtilityFacts'
import { useUtilityKind, useUtilityNotes } from './useUtilityNotes'

// Loaded when first opened.
const UtilityDialog = lazyView(async () => (await import('./UtilityDialog')).UtilityDialog)

type Props = { utilities: UtilitiesActor; building: Building }

const endIcons = {
  route: ChevronRight,
  url: ArrowUpRight,
  frame: ChevronRight,
  mobileOnly: Smartphone,
  signInRequired: LockKeyhole,
  phone: Smartphone,
}

/** The building's utilities, one tile each. */
export function Utilities({ utilities, building }: Props) {
  const { t } = useLingui()
  const read = useRead(useSelector(utilities, listOf))
  const features = useFeatures()
  const kiosk = useShared('kiosk', isKiosk)
  const kindOf = useUtilityKind()
  const notes = useUtilityNotes()
  const langOf = useTextLang()
  const explained = useSelector(utilities, explainedUtility)
  const offered = visibleUtilities(read.data ?? [], useUtilityFacts(building))
  useRequestedUtility(utilities, offered, read.status === 'FULFILLED' && !kiosk)
  if (read.status === 'FULFILLED' && offered.length === 0) return null
  return (
    <section id="utilities" className={section} aria-labelledby="utilities-title">
      <h2 id="utilities-title" className={sectionTitle}>
        <Trans>At your service</Trans>
      </h2>
      {read.status === 'REJECTED' ? (
        <FailedState
          level="h3"
          title={t`We couldn’t load the services`}
          retryLabel={t`Try again`}
          onRetry={() => utilities.send({ type: 'request.invalidated' })}
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
        <TileGrid kind={kiosk ? 'choice' : 'utility'}>
          {offered.map((utility) => {
            const kind = kindOf(utility)
            const End = endIcons[kind]
            return (
              <UtilityTile
                key={utility.uuid}
                stacked={!kiosk}
                title={utility.text}
                lang={langOf(utility.lang)}
                meta={notes[kind]}
                figure={utility.image && <UtilityIcon src={utility.image} />}
                end={features.utilityChevrons && <End size={20} aria-hidden="true" />}
                {...wayInto(utility, () => utilities.send({ type: 'utility.pressed', utility }))}
              />
            )
          })}
        </TileGrid>
      )}
      {explained !== null && <UtilityDialog utilities={utilities} explained={explained} />}
    </section>
  )
}

/**
 * A utility that leads to a page of the app is a link; all others are buttons, which for example
 * request a fresh token.
 */
function wayInto({ target }: VisibleUtility, press: () => void) {
  if (target.kind !== 'route') return { onPress: press }
  return { href: target.path, renderLink: actingLink(press) }
}
