import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const titles: Record<string, MessageDescriptor> = {
  '/signup': msg`Create your account`,
  '/reset-password': msg`Reset your password`,
}

/** Title of a flow's first step, used before the step is known; null for other pages. */
export function flowTitle(href: string): MessageDescriptor | null {
  return titles[new URL(href, 'http://localhost').pathname] ?? null
}
