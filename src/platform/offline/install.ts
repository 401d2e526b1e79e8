import type { Host } from '@platform/host'

/** Not standardised, and not available in every browser. */
type InstallOffer = Event & {
  prompt: () => Promise<void>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Stores the browser's install prompt until the user requests it. */
export function createInstallOffer(): Pick<Host, 'watchInstall' | 'promptInstall'> {
  let offer: InstallOffer | null = null
  return {
    watchInstall: (emit) => {
      const offered = (event: Event) => {
        // Otherwise the browser shows its own banner over the page at a time of its choice.
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
      if (request === null) throw new Error('The browser has not offered to install the app')
      await request.prompt()
      const { outcome } = await request.userChoice
      return { isAccepted: outcome === 'accepted' }
    },
  }
}
