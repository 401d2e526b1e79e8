import { PlainFrame } from '../entry/PlainFrame'
import { CrashMessage } from './CrashMessage'

/** In the place of everything, where nothing is left to stand around it. */
export const CrashScreen = () => (
  <PlainFrame>
    <CrashMessage />
  </PlainFrame>
)
