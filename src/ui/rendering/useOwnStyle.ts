import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import { type CSSProperties, useContext } from 'react'
import { CollectorContext } from './collector'

type OwnStyle = { style: CSSProperties } | { 'data-style': string }

/**
 * The style of one element, as props to spread on it.
 *
 * The content security policy forbids style attributes in markup. The server therefore writes the
 * declarations as `data-style` and adds a rule for them to the page's style sheet. After hydration
 * React sets the style through the DOM, which the policy allows.
 */
export function useOwnStyle(style: CSSProperties): OwnStyle {
  const isHydrated = useIsHydrated()
  const collector = useContext(CollectorContext)
  if (isHydrated) return { style }
  const declarations = declarationsOf(style)
  collector?.addStyle(declarations)
  return { 'data-style': declarations }
}

const declarationsOf = (style: CSSProperties) =>
  Object.entries(style)
    .map(([name, value]) => `${cssNameOf(name)}:${value}`)
    .join(';')

/** `maskImage` → `mask-image`; names of custom properties stay unchanged. */
const cssNameOf = (name: string) =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
