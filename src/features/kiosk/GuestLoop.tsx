import { handOffOf, isAttracting, secondsLeft } from '@machines/kiosk/kioskIdle/machine'
import { useAppServices } from '@shared/AppContext'
import { useScreenAwake } from '@shared/useScreenAwake'
import { useShared } from '@shared/useShared'
import { HandOffDialog } from './HandOffDialog'
import { KioskIdleLoop } from './KioskIdleLoop'
import { StillThere } from './StillThere'

/** What a kiosk shows over its pages: the building while nobody is there, and a question before it forgets its guest. */
export function GuestLoop() {
  const { system } = useAppServices()
  const attracts = useShared('kioskIdle', isAttracting)
  const seconds = useShared('kioskIdle', secondsLeft)
  const handOff = useShared('kioskIdle', handOffOf)
  useScreenAwake()
  return (
    <>
      {attracts && <KioskIdleLoop />}
      <HandOffDialog
        handOff={handOff}
        onClose={() => system.kioskIdle.send({ type: 'handOff.closed' })}
      />
      <StillThere seconds={seconds} />
    </>
  )
}
