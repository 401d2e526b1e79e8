import { withEvent } from '@machines/kernel/typed'
import { appSetup } from '../setup'

/** Closes what belongs to a path when the path changes. */
export const location = appSetup.createStateConfig({
  description: 'Closes what belongs to a path when the path changes.',
  initial: 'following',
  states: {
    following: {
      description: 'A committed path closes what was open over the previous one.',
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
