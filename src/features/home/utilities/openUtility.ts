import { linkOpener } from '@features/embed/openLink'
import { systemOf } from '@machines/platform/app/system'
import type { Dependencies } from '@platform/host'
import type { VisibleUtility } from '@rules/home/visibleUtilities'

type Facts = Parameters<typeof systemOf>[0]

/** Opens a page of the app or an external address, or offers it for a guest's phone; a toast reports a failure. */
export function openUtility(dependencies: Dependencies) {
  const openLink = linkOpener(dependencies)
  return (facts: Facts, { utility: { target } }: { utility: VisibleUtility }): void => {
    if (target.kind === 'route') dependencies.host.navigate(target.path)
    if (target.kind === 'phone') {
      const address = new URL(target.path, window.location.href).href
      systemOf(facts).kioskIdle.send({ type: 'handOff.offered', address, needsSignIn: true })
    }
    if (target.kind === 'url') {
      const { toasts } = systemOf(facts)
      openLink(target.url, () => toasts.send({ type: 'toast.raised', about: 'link' }))
    }
  }
}
