import { UnreachableScreen } from '@screens/entry/UnreachableScreen'
import { useActorRef } from '@xstate/react'
import type { MissingPage } from './missingPages'

export function MissingPageView({ missing: { machine, tried } }: { missing: MissingPage }) {
  return <UnreachableScreen page={useActorRef(machine, { input: tried() })} />
}
