import { useSpoken } from '@ui/announcer/Announcement'
import type { Urgency } from '@ui/announcer/announcer'
import { LiveRegions } from '@ui/announcer/LiveRegions'
import { IconButton } from '@ui/button/IconButton'
import { cx } from '@ui/classes/cx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import * as css from './Dialog.css'
import { keyboardScroll } from './keyboardScroll'
import { useModal } from './useModal'

type Props = {
  open: boolean
  /** Called for Escape, the backdrop and the close button; the owner then sets `open`. */
  onClose: () => void
  title: string
  /** The title's language, if it is not the page's. */
  lang?: string | undefined
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the primary one last; phones stack them with it on top. */
  footer?: ReactNode
  size?: 'medium' | 'large'
  /** Of the announcement when the text changes after opening; assertive for a failure. */
  urgency?: Urgency
} & ({ dismissible?: true; closeLabel: string } | { dismissible: false; closeLabel?: never })

/**
 * A native modal dialog. `autoFocus` on an input, or `takesFocus` on another control, sets the initial
 * focus; otherwise the first field receives it, or the title.
 */
export function Dialog({
  open,
  onClose,
  title,
  lang,
  description,
  children,
  footer,
  size = 'medium',
  urgency,
  dismissible = true,
  closeLabel,
}: Props) {
  const id = useId()
  const { dialog, present, isOpen } = useModal(open, dismissible, onClose)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx(css.dialog, css.sizes[size])}
    >
      {present && (
        <div className={css.frame}>
          <header className={css.head}>
            <MessageText
              id={id}
              title={title}
              lang={lang}
              description={description}
              speaks={isOpen}
              urgency={urgency}
            />
            {closeLabel && (
              <span className={css.close}>
                <IconButton label={closeLabel} onClick={onClose}>
                  <X size={20} aria-hidden="true" />
                </IconButton>
              </span>
            )}
          </header>
          <div ref={keyboardScroll} className={css.body}>
            {children}
          </div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </div>
      )}
      {isOpen && <LiveRegions />}
    </dialog>
  )
}

type MessageProps = Pick<Props, 'title' | 'lang' | 'description'> & {
  id: string
  speaks: boolean
  urgency: Urgency | undefined
}

/**
 * A screen reader announces the title when the dialog opens; later changes of the text are
 * announced here.
 */
function MessageText({ id, title, lang, description, speaks, urgency }: MessageProps) {
  const words = useSpoken<HTMLDivElement>({ speaks, isThereFirst: true, urgency })
  return (
    <div ref={words} className={css.textBlock}>
      <h2 id={`${id}-title`} tabIndex={-1} lang={lang} className={css.title}>
        {title}
      </h2>
      {description && (
        <p id={`${id}-description`} className={css.description}>
          {description}
        </p>
      )}
    </div>
  )
}
