import { handOffOf, isShowcasing, secondsLeft } from '@machines/kiosk/kioskIdle/machine'
import { useAppServices } from '@shared/AppContext'
import { useScreenAwake } from '@shared/useScreenAwake'
import { useShared } from '@shared/useShared'
import { HandOffDialog } from './HandOffDialog'
import { KioskIdleLoop } from './KioskIdleLoop'
import { StillThere } from './StillThere'

/** Kiosk overlays: the idle loop without a guest, and a question before a guest's data is wiped. */
export function GuestLoop() {
  const { system } = useAppServices()
  const isIdle = useShared('kioskIdle', isShowcasing)
  const seconds = useShared('kioskIdle', secondsLeft)
  const handOff = useShared('kioskIdle', handOffOf)
  useScreenAwake()
  return (
    <>
      {isIdle && <KioskIdleLoop />}
      <HandOffDialog
        handOff={handOff}
        onClose={() => system.kioskIdle.send({ type: 'handOff.closed' })}
      />
      <StillThere seconds={seconds} />
    </>
  )
}
