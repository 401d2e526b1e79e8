import { withEvent } from '@machines/kernel/typed'
import { appSetup } from '../setup'

/** Whatever belongs to a path goes with it. */
export const location = appSetup.createStateConfig({
  description: 'Whatever belongs to a path goes with it.',
  initial: 'following',
  states: {
    following: {
      description: 'A path that was committed ends what stood over the one before.',
      on: {
        'location.changed': {
          actions: [
            'leaveFailedPage',
            'closeDialogs',
            'closeFrame',
            withEvent('setPath'),
            withEvent('notifyHost'),
            withEvent('sendPath'),
          ],
        },
      },
    },
  },
})
