import { PlainFrame } from '../entry/PlainFrame'
import { SorryWords } from './SorryWords'

/** In the place of everything, where nothing is left to stand around it. */
export const CrashScreen = () => (
  <PlainFrame>
    <SorryWords />
  </PlainFrame>
)
