import type { ContentItem } from '@contract/content'
import { savedLogic } from '@features/content/saved/saved.page'
import { useLingui } from '@lingui/react/macro'
import { hasFailed, isKnown, isSaved, listOf } from '@machines/content/saved/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useFeatures } from '@shared/useFeatures'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { useSpoken } from '@ui/announcer/Announcement'
import { IconButton } from '@ui/button/IconButton'
import { cx } from '@ui/classes/cx'
import { muted, small } from '@ui/theme/typography.css'
import Bookmark from 'lucide-react/icons/bookmark'
import * as css from './saved.css'

/** Saves an item or removes it; updates optimistically. Kiosks do not show it. */
export function SaveButton({ item }: { item: ContentItem }) {
  const { t } = useLingui()
  const { saved: isOffered } = useFeatures()
  const isOnWall = useShared('kiosk', isKiosk)
  const saved = usePage(savedLogic)
  const list = useRead(useSelector(saved, (at) => at && listOf(at)))
  const knows = useSelector(saved, (at) => at !== undefined && isKnown(at))
  const isOn = useSelector(saved, (at) => at !== undefined && isSaved(at, item.uuid))
  const failed = useSelector(saved, (at) => at !== undefined && hasFailed(at, item.uuid))
  const announcementRef = useSpoken<HTMLParagraphElement>()
  if (!isOffered || isOnWall) return null
  return (
    <div className={css.save}>
      <p ref={announcementRef} className={cx(small, muted)}>
        {failed && (isOn ? t`Still saved. Please try again.` : t`Not saved. Please try again.`)}
      </p>
      <IconButton
        label={t`Save`}
        aria-pressed={isOn}
        // Until the saved items are known, a press could mean either. If they failed to load, a
        // press loads them again.
        disabled={!knows && list.status !== 'REJECTED'}
        onClick={() => saved?.send({ type: 'save.toggled', item })}
      >
        <Bookmark size={20} aria-hidden="true" fill={isOn ? 'currentColor' : 'none'} />
      </IconButton>
    </div>
  )
}
