import type { ComponentProps } from 'react'
import { standaloneLinkClass, textLinkClass } from './textLink.css'

type Props = Omit<ComponentProps<'a'>, 'className'> & { standalone?: boolean }

/** A plain link; `standalone` gives it a 44 px target. Router links take `textLinkClass` instead. */
export function TextLink({ standalone = false, children, ...rest }: Props) {
  return (
    <a {...rest} className={standalone ? standaloneLinkClass : textLinkClass}>
      {children}
    </a>
  )
}
