import { handOffOf, isAttracting, secondsLeft } from '@machines/kiosk/attract/machine'
import { useAppServices } from '@shared/AppContext'
import { useScreenAwake } from '@shared/useScreenAwake'
import { useShared } from '@shared/useShared'
import { AttractLoop } from './AttractLoop'
import { HandOffDialog } from './HandOffDialog'
import { StillThere } from './StillThere'

/** What a kiosk shows over its pages: the building while nobody is there, and a question before it forgets its guest. */
export function GuestLoop() {
  const { system } = useAppServices()
  const attracts = useShared('attract', isAttracting)
  const seconds = useShared('attract', secondsLeft)
  const handOff = useShared('attract', handOffOf)
  useScreenAwake()
  return (
    <>
      {attracts && <AttractLoop />}
      <HandOffDialog
        handOff={handOff}
        onClose={() => system.attract.send({ type: 'handOff.closed' })}
      />
      <StillThere seconds={seconds} />
    </>
  )
}
