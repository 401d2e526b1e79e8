import { leaveKiosk, openKiosk, startKiosk } from '@contract/kiosk'
import { kioskUser } from '../../../machines/fixtures'
import { signedInReply } from '../../defaults'
import { fill, press, steps } from '../hand'
import type { CallOfScreen } from '../stage'

const flags = ['dropdown-kiosk', 'enable-exit-kiosk-mode']
const onAnyPage = {
  'after leaving, a failure': 'the dialog stays until the server has decided',
  'after leaving, a response': 'the dialog stays until the server has decided',
}
const pin = { PIN: '4711' }

export const kioskRows: CallOfScreen[] = [
  {
    name: 'kiosk: by an operator’s link',
    call: openKiosk,
    scene: {
      at: '/login',
      kioskCode: 'K7QM2XPD',
      isShowcasing: true,
      signedIn: false,
      effects: {
        openKiosk: async () => ({ ...signedInReply, token: 'kiosk-token', user: kioskUser }),
      },
    },
    send: null,
    done: 'Touch the screen to begin',
    goesOnIn: 'Work email',
    unseen: 'the page is empty until the kiosk is open',
    except: { 'after leaving, a response': 'the device becomes a kiosk on any page' },
  },
  {
    name: 'kiosk: start',
    call: startKiosk,
    scene: { flags },
    send: press('Menu for Ada Test', 'Kiosk mode', 'Start kiosk mode'),
    done: 'Leave kiosk mode',
    except: onAnyPage,
  },
  {
    name: 'kiosk: leave',
    call: leaveKiosk,
    scene: { isKiosk: true, hasExitPin: true, flags },
    send: steps(press('Leave kiosk mode'), fill(pin), press('Leave kiosk mode')),
    done: 'Welcome',
    typed: pin,
    except: {
      ...onAnyPage,
      '401': 'the session is over, and the sign-in opens without a message',
      'wrong shape': 'the reply is empty',
    },
  },
]
