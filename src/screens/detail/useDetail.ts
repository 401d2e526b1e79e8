import { buildingOf } from '@machines/building/selectors'
import type { DetailInput } from '@machines/detail/context'
import type { detailMachine } from '@machines/detail/machine'
import { wishedLocale } from '@machines/language/machine'
import { userOf } from '@machines/session/selectors'
import { useDetailScreens } from '@screens/app/DetailsContext'
import { useShared } from '@screens/app/useShared'
import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

export type DetailActor = ActorRefFrom<typeof detailMachine>

/** What a detail page reads; null until building and user are known. */
export function useDetailOf(
  kind: DetailInput['kind'],
  uuid: string,
): Omit<DetailInput, 'visit'> | null {
  const buildingUuid = useShared('building', buildingOf)?.uuid
  const userId = useShared('session', userOf)?.id
  const lang = useShared('language', wishedLocale)
  if (buildingUuid === undefined || userId === undefined) return null
  return { kind, uuid, buildingUuid, lang, userId }
}

/** Starts the machine of one visit; it ends with the component that calls this. */
export function useDetail(of: Omit<DetailInput, 'visit'>): DetailActor {
  const { detail, newVisit } = useDetailScreens()
  return useActorRef(detail, { input: { ...of, visit: newVisit() } })
}
