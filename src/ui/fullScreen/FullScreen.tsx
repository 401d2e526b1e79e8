import { LiveRegions } from '@ui/announcer/LiveRegions'
import { IconButton } from '@ui/button/IconButton'
import { useModal } from '@ui/dialog/useModal'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import * as css from './FullScreen.css'

type Props = {
  title: string
  /** The title's language, if it is not the page's. */
  lang?: string | undefined
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * A full-screen modal, open while it is mounted. Its header is not a banner, because the page has
 * one.
 */
export function FullScreen({ title, lang, closeLabel, onClose, children }: Props) {
  const id = useId()
  const { dialog } = useModal(true, true, onClose)
  return (
    <dialog ref={dialog} aria-labelledby={`${id}-title`} className={css.screen}>
      <div className={css.sheet}>
        <div className={css.head}>
          <h2 id={`${id}-title`} tabIndex={-1} lang={lang} className={css.title}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X size={24} aria-hidden="true" />
          </IconButton>
        </div>
        {children}
      </div>
      <LiveRegions />
    </dialog>
  )
}
