import { linkOpener } from '@features/embed/openLink'
import { systemOf } from '@machines/platform/app/system'
import type { Dependencies } from '@platform/host'
import type { VisibleUtility } from '@rules/home/visibleUtilities'

type Facts = Parameters<typeof systemOf>[0]

/** Opens a page of the app or an external address; a toast reports a failure. */
export function openUtility(dependencies: Dependencies) {
  const openLink = linkOpener(dependencies)
  return (facts: Facts, { utility: { target } }: { utility: VisibleUtility }): void => {
    if (target.kind === 'route') dependencies.host.navigate(target.path)
    if (target.kind === 'url') {
      const { toasts } = systemOf(facts)
      openLink(target.url, () => toasts.send({ type: 'toast.raised', about: 'link' }))
    }
  }
}
