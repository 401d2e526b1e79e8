import { describeMachine } from '@kit/describeMachine'
import { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { offline, refused } from '../fixtures'
import { passwordUpdateLaws } from './passwordUpdate.laws'

describeMachine('passwordUpdate', passwordUpdateMachine, {
  inputs: [{ keyPrefix: 'seed' }],
  events: {
    'current.changed': [{ current: 'Portico-1!' }, { current: 'Portico-0!' }],
    'password.changed': [{ password: 'Portico-2!' }, { password: 'weak' }],
    'confirmation.changed': [{ confirmation: 'Portico-2!' }],
    'confirmation.left': [],
    'password.submitted': [],
    'dialog.closed': [],
  },
  actors: {
    updatePassword: {
      done: [undefined],
      error: [
        offline,
        refused('credentials_not_match', 401),
        refused('password_has_been_used', 409),
      ],
    },
  },
  contextKey: ({ current, password, confirmation, mutation }) => [
    current,
    password,
    confirmation,
    mutation.failure?.kind ?? null,
  ],
  laws: passwordUpdateLaws,
  lint: { allowedTags: ['busy'] },
})
