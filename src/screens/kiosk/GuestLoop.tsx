import { isAttracting, secondsLeft } from '@machines/attract/machine'
import { useScreenAwake } from '@screens/app/useScreenAwake'
import { useShared } from '@screens/app/useShared'
import { AttractLoop } from './AttractLoop'
import { StillThere } from './StillThere'

/** What a kiosk shows over its pages: the building while nobody is there, and a question before it forgets its guest. */
export function GuestLoop() {
  const attracts = useShared('attract', isAttracting)
  const seconds = useShared('attract', secondsLeft)
  useScreenAwake()
  return (
    <>
      {attracts && <AttractLoop />}
      <StillThere seconds={seconds} />
    </>
  )
}
