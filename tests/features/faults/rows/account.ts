import { generateAuthLink } from '@contract/auth'
import { endOtherSessions, endOwnSession, ownSessions } from '@contract/ownSessions'
import { paymentMethods, removePaymentMethod, savePaymentMethod } from '@contract/payments'
import { currentUser, updateCurrentUser } from '@contract/users'
import type { Host } from '@platform/host'
import { user as ada, firstHouse } from '../../../machines/fixtures'
import { entering, granting } from '../../answers'
import { card, session } from '../../listed'
import { fill, gone, press, steps } from '../hand'
import type { CallOfScreen } from '../stage'

const phone = {
  ...session,
  uuid: '00000000-0000-4000-8000-0000000000c2',
  browser: 'Safari',
  system: 'iOS',
  current: false,
}
const sessions = { ownSessions: async () => [session, phone] }
const passwords = {
  'Current password': 'Portico-Old1!',
  'New password': 'Portico-New1!',
  'Confirm password': 'Portico-New1!',
}
/** A provider of cards whose frames are ready at once, with a valid number and CVV in them. */
const cardProvider: Host['cardProvider'] = (emit, listen) => {
  const timer = setTimeout(() => {
    emit({ type: 'provider.ready' })
    emit({
      type: 'provider.validated',
      validation: {
        cardType: 'visa',
        validNumber: true,
        validCvv: true,
        numberLength: 16,
        cvvLength: 3,
      },
    })
  })
  listen(({ type }) => {
    if (type === 'card.tokenize') {
      emit({ type: 'provider.tokenized', token: 'token', environment: 'default' })
    }
  })
  return () => clearTimeout(timer)
}
const onCard = { 'First name': 'Ada', 'Last name': 'Winthrop', 'Expiration date': '08/29' }
const languages = [
  { code: 'en_US', name: 'English', priority: 0 },
  { code: 'de_DE', name: 'Deutsch', priority: 1 },
]
let adminTabs: string[] = []
const cards = { paymentMethods: async () => [card] }

export const accountRows: CallOfScreen[] = [
  {
    name: 'account: the profile',
    call: currentUser,
    // The session already has its user.
    scene: { at: '/account/profile', effects: { takeUser: () => ada } },
    send: null,
    done: 'Save changes',
  },
  {
    name: 'account: save the profile',
    call: updateCurrentUser,
    scene: {
      at: '/account/profile',
      effects: { updateCurrentUser: async () => ({ ...ada, first_name: 'Augusta' }) },
    },
    send: steps(fill({ 'First name': 'Augusta' }), press('Save changes')),
    done: 'Your profile has been updated',
    typed: { 'First name': 'Augusta' },
  },
  {
    name: 'account: a new password',
    call: updateCurrentUser,
    scene: { at: '/account', effects: { updateCurrentUser: async () => ada } },
    send: steps(press('Update password'), fill(passwords), press('Update password')),
    done: 'Your password has been changed',
    clears: { '401': 'the session is over, and no password outlives it' },
    typed: passwords,
  },
  {
    name: 'account: sessions',
    call: ownSessions,
    scene: { at: '/account/sessions', effects: sessions },
    send: null,
    done: 'Safari on iOS',
  },
  {
    name: 'account: end a session',
    call: endOwnSession,
    scene: {
      at: '/account/sessions',
      effects: { ...sessions, endOwnSession: async () => undefined },
    },
    send: press('Sign out Safari on iOS', 'Sign out'),
    done: gone('Safari on iOS'),
    except: { '404': 'the session has ended already', 'wrong shape': 'the reply is empty' },
  },
  {
    name: 'account: end all other sessions',
    call: endOtherSessions,
    scene: {
      at: '/account/sessions',
      effects: { ...sessions, endOtherSessions: async () => ({ ended: 1 }) },
    },
    send: press('Sign out everywhere else', 'Sign out'),
    done: gone('Safari on iOS'),
    except: { '404': 'the sessions have ended already' },
  },
  {
    name: 'cards: the list',
    call: paymentMethods,
    scene: { at: '/account/cards', effects: cards },
    send: null,
    done: 'Visa ending in 1111',
  },
  {
    name: 'cards: remove',
    call: removePaymentMethod,
    scene: {
      at: '/account/cards',
      effects: { ...cards, removePaymentMethod: async () => undefined },
    },
    send: press('Remove Visa ending in 1111', 'Remove'),
    done: gone('Visa ending in 1111'),
    except: { '404': 'the card is gone already', 'wrong shape': 'the reply is empty' },
  },
  {
    name: 'cards: add',
    call: savePaymentMethod,
    scene: { at: '/add-card', effects: { cardProvider, savePaymentMethod: async () => card } },
    send: steps(fill(onCard), press('Add card')),
    done: 'Your card was added',
    typed: onCard,
  },
  {
    name: 'account: the language',
    call: updateCurrentUser,
    scene: {
      at: '/account',
      flags: ['change-language-option-in-settings'],
      effects: {
        ...entering(async () => ({
          ...firstHouse,
          building: { ...firstHouse.building, languages },
        })),
        updateCurrentUser: async () => ({ ...ada, locale: 'de-de' as const }),
      },
    },
    send: press(/English \(US\)$/, /^Deutsch/),
    done: 'Sprache',
    optimistic: 'the page changes its language at once',
    unseen: 'the page changes its language at once',
    except: {
      'after leaving, a failure':
        'the language is of no page: a toast says on any that it was not saved',
      'after leaving, a response': 'the next page is in the other language, too',
    },
  },
  {
    name: 'account: launch the admin site',
    call: generateAuthLink,
    scene: () => {
      adminTabs = []
      const replace = (href: string) => void adminTabs.push(href)
      return {
        flags: ['feat-tenant-vis-reg-to-admin-link'],
        effects: {
          permissions: granting('adminLink'),
          openTab: () => ({ location: { replace }, close: () => undefined }) as unknown as Window,
        },
      }
    },
    send: press('Menu for Ada Test', 'Launch admin'),
    done: () => adminTabs.length > 0,
    unseen: 'the browser shows the tab of the admin site, which is loading',
  },
]
