import { useLingui } from '@lingui/react/macro'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { useShared } from '@shared/useShared'
import { useLocation } from '@tanstack/react-router'
import { useSpoken } from '@ui/announcer/Announcement'
import { IconButton } from '@ui/button/IconButton'
import { cx } from '@ui/classes/cx'
import { muted, small } from '@ui/theme/typography.css'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import * as css from './detail.css'

/** Shares the page and shows the result beside the button. Kiosks do not show it. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isOnWall = useShared('kiosk', isKiosk)
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const announcementRef = useSpoken<HTMLParagraphElement>()
  if (isOnWall) return null
  const share = async () => {
    setOutcome(null)
    const done = await sharePage({ title, url: new URL(path, window.location.origin).href })
    setOutcome(done === 'shared' ? null : done)
  }
  return (
    <div className={css.share}>
      <p ref={announcementRef} className={cx(small, muted)}>
        {outcome === 'copied' && t`Link copied`}
        {outcome === 'failed' && t`We couldn’t copy the link`}
      </p>
      <IconButton label={t`Share`} onClick={() => void share()}>
        <Share2 size={20} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** The user has closed the sheet, or it is already open: neither is an error. */
const isOver = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)

/** Uses the device's share sheet if there is one, otherwise copies the link. */
async function sharePage(page: {
  title: string
  url: string
}): Promise<'shared' | 'copied' | 'failed'> {
  try {
    // Missing in some browsers, although its type says otherwise.
    if (typeof navigator.share === 'function') {
      await navigator.share(page)
      return 'shared'
    }
  } catch (error) {
    if (isOver(error)) return 'shared'
  }
  try {
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
