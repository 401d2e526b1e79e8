import { login, validateEmailV2 } from '@contract/auth'
import { guestBuildings, publicBuildings } from '@contract/buildings'
import { register } from '@contract/registration'
import { authenticate, oidcCallback, providers } from '@contract/sso'
import { updateCurrentUser } from '@contract/users'
import {
  consumeCode,
  consumeResetCode,
  resendCode,
  resendResetCode,
  sendResetCode,
  sendResetCodeV2,
} from '@contract/verification'
import { writeDraft } from '@features/auth/draft'
import type { Draft } from '@machines/auth/wizard/context'
import { firstHouse, user as me, optionalProvider, refused } from '../../../machines/fixtures'
import { draftAt, providerIdentity, resumed } from '../../auth/drafts'
import type { AppOptions } from '../../renderApp'
import { fill, keys, press, steps } from '../hand'
import type { CallOfScreen } from '../stage'

const email = { 'Work email': 'ada@house.test' }
const passwords = { 'New password': 'Portico-New1!', 'Confirm password': 'Portico-New1!' }
const signedOut = { signedIn: false }
const stepNamed = (title: string): Draft => {
  const draft = resumed.find(([name]) => name === title)?.[1]
  if (draft === undefined) throw new Error(`There is no step ${title}`)
  return draft
}
const resume = (draft: Draft, effects: AppOptions['effects'] = {}) => ({
  scene: {
    signedIn: false,
    at: draft.flowType === 'PASSWORD_RESET' ? '/reset-password' : '/signup',
    effects,
  },
  store: () => writeDraft(draft),
})
const uploaded = draftAt('CSV', 'ENTER_NEW_PASSWORD', ['VERIFY_ACCOUNT', 'ENTER_CODE_V2'], {
  createdBy: 'upload',
  resetToken: 't',
  lockedThrough: 'ENTER_CODE_V2',
})
const required = draftAt(
  'SSO_REQUIRED',
  'ACCEPT_TERMS',
  ['CHOOSE_PROVIDER_MODAL', 'CREATE_ACCOUNT'],
  { providerIdentity, lockedThrough: 'CHOOSE_PROVIDER_MODAL' },
)
const reset = draftAt('PASSWORD_RESET', 'VERIFY_ACCOUNT', [])
const { transactionUuid: transactionId } = providerIdentity
const returned = {
  state: 'state',
  code: 'code',
  error: null,
  details: { email: 'ada@house.test', transactionId, state: 'state', purpose: 'signIn' as const },
}

export const signInRows: CallOfScreen[] = [
  {
    name: 'sign-in: look up an address',
    call: validateEmailV2,
    scene: signedOut,
    send: steps(fill(email), press('Next')),
    done: 'Enter your password',
    typed: email,
    except: { '404': 'an unknown company has its own dialog' },
  },
  {
    name: 'sign-in: providers of an address',
    call: providers,
    scene: signedOut,
    send: steps(fill(email), press('Next')),
    done: 'Enter your password',
    typed: email,
  },
  {
    name: 'sign-in: guest buildings',
    call: guestBuildings,
    scene: {
      signedIn: false,
      effects: {
        validateEmailV2: () => Promise.reject(refused('domain_not_registered', 404)),
        guestBuildings: async () => [firstHouse.building],
      },
    },
    send: steps(fill(email), press('Next')),
    done: 'Continue as a guest',
    silent: 'the dialog then offers only to report the company',
    optimistic: 'the button waits',
  },
  {
    name: 'sign-in: password',
    call: login,
    scene: signedOut,
    send: steps(fill(email), press('Next'), fill({ Password: 'secret' }), press('Sign in')),
    done: 'House 2',
    typed: { Password: 'secret' },
    clears: { '401': 'a wrong password has to be typed again' },
  },
  {
    name: 'sign-in: the return from a provider',
    call: oidcCallback,
    scene: { signedIn: false, at: '/login', ssoCallback: returned },
    send: null,
    done: 'House 2',
  },
  {
    name: 'sign-up: providers',
    call: providers,
    ...resume(draftAt('SSO_OPTIONAL_PROVIDER', 'CHOOSE_PROVIDER_MODAL', []), {
      providers: async () => optionalProvider,
    }),
    send: null,
    done: 'Continue with P',
  },
  {
    name: 'sign-up: buildings',
    call: publicBuildings,
    ...resume(stepNamed('Create your account')),
    send: null,
    done: 'First name',
  },
  {
    name: 'sign-up: register',
    call: register,
    ...resume(stepNamed('Create a password')),
    send: steps(fill(passwords), press('Next', /^I accept/, 'Next')),
    done: 'Verify your account',
  },
  {
    name: 'sign-up: confirm the code',
    call: consumeCode,
    ...resume(stepNamed('Enter the code')),
    send: steps(fill({ Code: '1234' })),
    done: 'Congratulations, Ada',
    typed: { Code: '1234' },
  },
  {
    name: 'sign-up: another code',
    call: resendCode,
    ...resume(stepNamed('Enter the code')),
    send: press('Send another code'),
    done: /You can ask for another code in/,
    except: { '429': 'the code was sent a moment ago: the countdown says so' },
  },
  {
    name: 'sign-up: by a provider',
    call: authenticate,
    ...resume(required, { publicBuildings: async () => [firstHouse.building] }),
    send: press(/^I accept/, 'Next'),
    done: 'Congratulations, Ada',
  },
  {
    name: 'sign-up: implied terms',
    call: updateCurrentUser,
    ...resume(uploaded, { updateCurrentUser: async () => me }),
    send: steps(fill(passwords), keys('{Enter}')),
    done: 'Congratulations, Ada',
    except: { 'the token, once': 'the call carries a token of its own' },
  },
  {
    name: 'password reset: send the code',
    call: sendResetCodeV2,
    ...resume(reset),
    send: press('Send the code'),
    done: 'Enter the code',
    except: { '429': 'the code was sent a moment ago: the countdown says so' },
  },
  {
    name: 'password reset: send a code of the older version',
    call: sendResetCode,
    ...resume({ ...reset, entry: 'RESET_PASSWORD' }),
    send: press('Send the code'),
    done: 'Enter the code',
    except: { '429': 'the code was sent a moment ago: the countdown says so' },
  },
  {
    name: 'password reset: another code',
    call: resendResetCode,
    ...resume(draftAt('PASSWORD_RESET', 'ENTER_CODE_V2', ['VERIFY_ACCOUNT'])),
    send: press('Send another code'),
    done: /You can ask for another code in/,
    except: { '429': 'the code was sent a moment ago: the countdown says so' },
  },
  {
    name: 'password reset: save the password',
    call: consumeResetCode,
    ...resume(stepNamed('Enter a new password')),
    send: steps(fill(passwords), keys('{Enter}')),
    done: 'Your password has been changed',
    typed: passwords,
    clears: {
      '403': 'the reset is void, and the sign-in says so',
      '422': 'the reset is void, and the sign-in says so',
    },
    except: { 'wrong shape': 'the reply has no field that the app needs' },
  },
]
