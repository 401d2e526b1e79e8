import type { BrowserDeployment } from '@contract/deployment'
import { type Farm, farmList } from '@contract/farms'
import type { FarmSourceEvent } from '@machines/platform/farm/events'
import type { Call, Listener } from '@platform/actorOf'
import { owedSignOuts } from '@platform/session/owedSignOuts'
import { persisted } from '@platform/storage/persisted'
import { pageFarm, purge, purgeWayIn, type Root, stored } from '@platform/storage/stored'
import { farmUrl } from '@rules/platform/farmUrl'
import { ofetch } from 'ofetch'
import * as v from 'valibot'

type Settings = NonNullable<BrowserDeployment['developer']>

/** The stored root, not limited to this page's farm. */
const root = persisted<Root>(stored.root.key, (input): input is Root => typeof input === 'object')

/** Effects of the farm's chart; `load` reloads the app. */
export function farmEffects(settings: Settings, load: () => void) {
  const fetchFarms: Call<undefined, Farm[]> = async (_, signal) => {
    const { farmListUrl, farmListRepo, farmListKey } = settings
    const answer = await ofetch<unknown>(farmListUrl, {
      query: { repo: farmListRepo },
      headers: { 'x-api-key': farmListKey },
      credentials: 'omit',
      signal,
      retry: 0,
    })
    return v.parse(farmList, answer).data.flatMap(({ description, url }) => {
      const whole = farmUrl(url)
      return whole === null ? [] : [{ description, url: whole }]
    })
  }
  const switchFarm: Call<{ farm: Farm | null }, void> = async ({ farm }) => {
    purge()
    purgeWayIn()
    // Unconfirmed sign-outs belong to the current farm; the next one must not receive them.
    owedSignOuts.settle(owedSignOuts.read())
    root.write(farm === null ? null : { auth: null, authV2: null, farm })
    load()
  }
  const watchFarm: Listener<FarmSourceEvent> = (emit) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== root.key && key !== null) return
      if ((root.read()?.farm?.url ?? null) !== (pageFarm?.url ?? null))
        emit({ type: 'farm.switched' })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }
  return { fetchFarms, switchFarm, watchFarm, reloadPage: load }
}

export type FarmEffects = ReturnType<typeof farmEffects>
