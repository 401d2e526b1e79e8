import type { AppVisits } from '@machines/app/visits'
import { useAppServices } from '@screens/app/AppContext'
import { useSelector } from '@xstate/react'

type Current<Name extends keyof AppVisits> = ReturnType<AppVisits[Name]['getSnapshot']>['context']

/** The actor whose code was fetched for this visit, or null while it is not there. */
export function useVisit<Name extends keyof AppVisits>(name: Name): Current<Name> {
  const { visits } = useAppServices()
  return useSelector(visits[name] as AppVisits['wizard'], ({ context }) => context) as Current<Name>
}
