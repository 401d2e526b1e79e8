import type { ComponentProps } from 'react'
import { standaloneLinkClass, textLinkClass } from './textLink.css'

type Props = Omit<ComponentProps<'a'>, 'className'> & { standalone?: boolean }

/** A plain link; `standalone` gives it a 44 px target. For router links, use `textLinkClass`. */
export function TextLink({ standalone = false, children, ...rest }: Props) {
  return (
    <a {...rest} className={standalone ? standaloneLinkClass : textLinkClass}>
      {children}
    </a>
  )
}
