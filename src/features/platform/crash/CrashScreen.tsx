import { PlainFrame } from '../entry/PlainFrame'
import { CrashMessage } from './CrashMessage'

/** Replaces the whole app when nothing else can render. */
export const CrashScreen = () => (
  <PlainFrame>
    <CrashMessage />
  </PlainFrame>
)
