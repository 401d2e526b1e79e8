import type { MissingPageInput, missingPageMachine } from '@machines/missingPage/machine'
import type { ComponentType } from 'react'

/** How a page comes whose code could not be fetched, and what was tried for it. */
export type MissingPage = {
  machine: typeof missingPageMachine
  tried: () => MissingPageInput
}

type Ready = { View: ComponentType<{ missing: MissingPage }>; missing: MissingPage }

/** The page that says that code is missing. Its own code has to be there before that. */
export type MissingPages = {
  /** Fetches it, as long as there is a network. */
  prepare: () => Promise<void>
  /** Null until it was fetched. */
  ready: () => Ready | null
}

export function createMissingPages(provide: () => Promise<MissingPage>): MissingPages {
  let ready: Ready | null = null
  return {
    prepare: async () => {
      if (ready !== null) return
      const [{ MissingPageView: View }, missing] = await Promise.all([
        import('./MissingPageView'),
        provide(),
      ])
      ready = { View, missing }
    },
    ready: () => ready,
  }
}
