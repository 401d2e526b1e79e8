import type { Citations } from '@kit/document/citations'
import { account } from './account'
import { auth } from './auth'
import { console } from './console'
import { content } from './content'
import { failures } from './failures'
import { kiosk } from './kiosk'
import { places } from './places'
import { records } from './records'
import { signUp } from './signUp'

/** Which laws hold which sentences of docs/behaviour.md, in the order of its sections. */
export const citations: Citations = {
  ...auth,
  ...signUp,
  ...account,
  ...places,
  ...content,
  ...kiosk,
  ...failures,
  ...console,
  ...records,
}
