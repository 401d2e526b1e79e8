import { systemOf } from '@machines/platform/app/system'
import type { Effects } from '@platform/effects'
import type { VisibleUtility } from '@rules/home/visibleUtilities'

type Facts = Parameters<typeof systemOf>[0]

/** Leads to a page of the app, or opens an address of its own; a toast says where that was not possible. */
export const openUtility =
  ({ navigate, openUrl }: Pick<Effects, 'navigate' | 'openUrl'>) =>
  (facts: Facts, { utility: { target } }: { utility: VisibleUtility }): void => {
    if (target.kind === 'route') navigate(target.path)
    if (target.kind === 'url') {
      const { toasts } = systemOf(facts)
      openUrl(target.url, () => toasts.send({ type: 'toast.raised', about: 'link' }))
    }
  }
