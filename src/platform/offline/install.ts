import type { Host } from '@platform/host'

/** Not in the standard, and not in every browser. */
type InstallOffer = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** The browser's offer to install the app, kept until somebody wants it. */
export function createInstallOffer(): Pick<Host, 'watchInstall' | 'promptInstall'> {
  let offer: InstallOffer | null = null
  return {
    watchInstall: (emit) => {
      const offered = (event: Event) => {
        // The browser's own bar would lie over the page at a moment of its choice.
        event.preventDefault()
        offer = event as InstallOffer
        emit({ type: 'install.offered' })
      }
      const finished = () => {
        offer = null
        emit({ type: 'install.finished' })
      }
      window.addEventListener('beforeinstallprompt', offered)
      window.addEventListener('appinstalled', finished)
      return () => {
        window.removeEventListener('beforeinstallprompt', offered)
        window.removeEventListener('appinstalled', finished)
      }
    },
    promptInstall: async () => {
      const request = offer
      offer = null
      if (request === null) throw new Error('The browser offers no installation')
      await request.prompt()
      const { outcome } = await request.userChoice
      return { isAccepted: outcome === 'accepted' }
    },
  }
}
