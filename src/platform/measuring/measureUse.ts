import type { BrowserDeployment } from '@contract/deployment'
import type { Measured } from '@machines/platform/consent/machine'
import type { Host } from '@platform/host'
import type { Api } from '../api/client'
import { whenIdle } from '../whenIdle'
import type { Queue } from './queue'

type Given = {
  deployment: BrowserDeployment
  api: Api
  /** UUID of the signed-in user. */
  user: () => string | null
}

/**
 * Runs while the user consents. Each kind is sampled once per page load, at its own rate. Events
 * from before the code has loaded, in the first seconds, are queued.
 */
export function measuringUse({ deployment, api, user }: Given): Host['measureUse'] {
  return (_tell, listen) => {
    const { measuring } = deployment
    if (measuring === undefined) return () => undefined
    const { rates, scripts } = measuring
    const drawn = {
      analytics: isDrawn(rates.analytics),
      monitoring: isDrawn(rates.monitoring),
      replay: isDrawn(rates.replay),
    }
    let isOver = false
    let queue: Queue | null = null
    let early: Measured[] = []
    let removeScripts = () => {}
    const add = (measured: Measured) => {
      if (isOver) return
      if (queue === null) early.push(measured)
      else queue.add(measured)
    }
    listen(({ measured }) => {
      if (drawn.analytics) add(measured)
    })
    const begin = async () => {
      const [{ openQueue }, { outlet }, { addScripts }] = await Promise.all([
        import('./queue'),
        import('./outlet'),
        import('./scripts'),
      ])
      if (isOver) return
      queue = openQueue({ send: outlet(api, deployment), user })
      for (const measured of early) queue.add(measured)
      early = []
      removeScripts = addScripts(scripts.filter(({ kind }) => drawn[kind]))
      if (!drawn.monitoring) return
      const { watchVitals } = await import('./vitals')
      watchVitals(add)
    }
    const cancel = whenIdle(() => {
      // Without the code, this page load is not measured; the user loses nothing.
      begin().catch(() => undefined)
    })
    return () => {
      isOver = true
      early = []
      cancel()
      queue?.stop()
      removeScripts()
    }
  }
}

const isDrawn = (rate: number) => Math.random() * 100 < rate
