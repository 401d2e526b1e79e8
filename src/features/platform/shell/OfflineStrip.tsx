import { Trans } from '@lingui/react/macro'
import { isOffline } from '@machines/auth/session/selectors'
import { cachedAtOf, isCutOff } from '@machines/platform/offline/machine'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { formatMoment } from '@shared/format/days'
import { useClock } from '@shared/useClock'
import { useDeviceState } from '@shared/useDeviceState'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { useSpoken } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { small } from '@ui/theme/typography.css'
import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import * as css from './Shell.css'

/** While offline, states that the page may be outdated, and since when if known. */
export function OfflineStrip() {
  const locale = useLocale()
  const clock = useClock()
  const building = useShared('building', buildingOf)
  const isWithoutServer = useDeviceState('offline', isCutOff, false)
  const cachedAt = useDeviceState('offline', cachedAtOf, null)
  const isWaiting = useDeviceState('session', isOffline, false)
  if (!isWithoutServer && !isWaiting) return null
  const moment = cachedAt && formatMoment(locale, cachedAt, building?.timezone ?? 'UTC', clock)
  return (
    <Strip>
      {moment ? (
        <Trans>You’re offline. Last updated {moment}.</Trans>
      ) : (
        <Trans>You’re offline, so this may be out of date.</Trans>
      )}
    </Strip>
  )
}

function Strip({ children }: { children: ReactNode }) {
  const words = useSpoken<HTMLParagraphElement>()
  return (
    <p ref={words} className={cx(css.offline, small)}>
      <CloudOff size={20} aria-hidden="true" className={css.offlineIcon} />
      {children}
    </p>
  )
}
