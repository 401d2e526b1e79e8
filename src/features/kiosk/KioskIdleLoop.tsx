import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { discoverLogic, promotedLogic } from '@features/home/home.page'
import { Trans, useLingui } from '@lingui/react/macro'
import { worthShowing } from '@machines/home/category'
import { slideOf } from '@machines/kiosk/kioskIdle/machine'
import { buildingOf, buildingThemeOf } from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { formatTime, formatWeekday } from '@shared/format/dates'
import { foreignLang } from '@shared/format/foreignLang'
import { Picture } from '@shared/Picture'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useShared } from '@shared/useShared'
import { LiveRegions } from '@ui/announcer/LiveRegions'
import { cx } from '@ui/classes/cx'
import { useModal } from '@ui/dialog/useModal'
import { heroCaption } from '@ui/theme/hero.css'
import { heroTitle, lead } from '@ui/theme/typography.css'
import Pointer from 'lucide-react/icons/pointer'
import type { KeyboardEvent } from 'react'
import * as css from './kioskIdleLoop.css'

/** Maximum number of content items shown in turn after the building. */
const maxItems = 8

/**
 * Shows the building and its content, one picture after the other, until a guest touches the
 * screen.
 */
export function KioskIdleLoop() {
  const building = useShared('building', buildingOf)
  // While the kiosk starts, its session has no building yet, and a dialog opens only on mount.
  return building !== null && <IdleDialog building={building} />
}

function IdleDialog({ building }: { building: Building }) {
  const { t } = useLingui()
  const { system } = useAppServices()
  const items = usePictured()
  const begin = () => system.kioskIdle.send({ type: 'guest.acted' })
  const { dialog } = useModal(true, true, begin)
  // The input that ends the loop has no other effect.
  const wake = (event: KeyboardEvent) => {
    event.preventDefault()
    begin()
  }
  return (
    <dialog ref={dialog} aria-label={building.name} className={css.screen}>
      <Slides building={building} items={items} />
      <button type="button" className={css.begin} onClick={begin} onKeyDown={wake}>
        <span className={css.beginLabel}>
          <Pointer size={28} aria-hidden="true" />
          {t`Touch the screen to begin`}
        </span>
      </button>
      <LiveRegions />
    </dialog>
  )
}

/** Items with a picture from home's data; failed and pending reads are left out. */
function usePictured(): ContentItem[] {
  const promoted = useRead(usePage(promotedLogic))
  const discover = useRead(usePage(discoverLogic))
  const found = [
    ...(promoted.data ?? []),
    ...worthShowing(discover.data ?? []).flatMap(({ contents }) => contents),
  ]
  const items = [...new Map(found.map((item) => [item.uuid, item])).values()]
  return items.filter(({ image_url: picture }) => picture).slice(0, maxItems)
}

function Slides({ building, items }: { building: Building; items: ContentItem[] }) {
  const slide = useShared('kioskIdle', slideOf)
  const theme = useShared('building', buildingThemeOf)
  const turn = slide % (items.length + 1)
  const item = turn === 0 ? undefined : items[turn - 1]
  // The text moves, because static text burns into a screen.
  const place = css.places[slide % css.places.length] ?? ''
  const address = [building.address_1, building.locality].filter(Boolean).join(', ')
  return (
    <div className={css.slide} key={slide}>
      <Picture
        src={item?.image_url ?? theme?.home_header_image_url ?? building.image_url}
        shape="hero"
        alt=""
        sizes="max(100vw, 178vh)"
        className={css.picture}
      />
      <div className={cx(heroCaption, css.foot)}>
        <div className={cx(css.textBlock, place)}>
          {item === undefined ? (
            <>
              <p className={cx(heroTitle, css.title)}>{building.name}</p>
              <p className={cx(lead, css.facts)}>{address}</p>
            </>
          ) : (
            <ItemText item={item} timeZone={building.timezone} />
          )}
        </div>
      </div>
    </div>
  )
}

function ItemText({ item, timeZone }: { item: ContentItem; timeZone: string }) {
  const locale = useLocale()
  const clock = useClock()
  const zone = item.timezone ?? timeZone
  return (
    <>
      <p className={cx(heroTitle, css.title)} lang={foreignLang(locale, item.lang)}>
        {item.title}
      </p>
      <p className={cx(lead, css.facts)}>
        {item.start_at ? (
          `${formatWeekday(locale, item.start_at, zone)} · ${formatTime(locale, item.start_at, zone, clock)}`
        ) : (
          <Trans>In this building</Trans>
        )}
      </p>
    </>
  )
}
