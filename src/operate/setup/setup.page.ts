import { claimMachine } from '@machines/operate/claim/machine'
import { isFilled } from '@machines/operate/form/isFilled'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { formOf } from '../logic'
import { paths } from '../paths'
import { SetupScreen } from './SetupScreen'

/** The first start: the link that the server has printed leads here. */
export const setupPage = definePage({
  name: 'setup',
  path: paths.setup,
  validateSearch: ({ token }) => ({ token: typeof token === 'string' ? token : '' }),
  logic: ({ calls }) =>
    claimMachine.provide({
      actors: {
        checkLink: promiseOf(calls.setupStatus),
        form: formOf(isFilled, calls.claimSetup),
      },
    }),
  input: ({ search }, keyPrefix) => ({ token: search.token, keyPrefix }),
  screen: SetupScreen,
  isOpen: true,
})
