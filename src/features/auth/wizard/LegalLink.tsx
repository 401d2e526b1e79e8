import { TextLink } from '@ui/link/TextLink'
import type { ReactNode } from 'react'

/**
 * Opens the terms or the privacy policy in a new tab; plain text if the brand has published none.
 */
export function LegalLink({ href, children }: { href: string | null; children?: ReactNode }) {
  if (href === null) return children
  return (
    <TextLink href={href} target="_blank" rel="noreferrer">
      {children}
    </TextLink>
  )
}
