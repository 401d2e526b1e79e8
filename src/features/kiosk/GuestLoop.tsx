import { handOffOf, isAttracting, secondsLeft } from '@machines/kiosk/kioskIdle/machine'
import { useAppServices } from '@shared/AppContext'
import { useScreenAwake } from '@shared/useScreenAwake'
import { useShared } from '@shared/useShared'
import { HandOffDialog } from './HandOffDialog'
import { KioskIdleLoop } from './KioskIdleLoop'
import { StillThere } from './StillThere'

/** Kiosk overlays: the idle loop without a guest, and a question before a guest's data is wiped. */
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
