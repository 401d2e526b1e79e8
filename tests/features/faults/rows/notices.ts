import { markNoticesRead, notices, unreadNotices } from '@contract/notices'
import { notice } from '../../listed'
import { home } from '../../places'
import type { AppOptions } from '../../renderApp'
import { press } from '../hand'
import type { CallOfScreen } from '../stage'

const list: AppOptions = {
  at: `${home}/notifications`,
  effects: {
    notices: async () => ({ data: [notice], total: 1, limit: 20, offset: 0, unread: 1 }),
    unreadNotices: async () => ({ unread: 1 }),
  },
}
const label = 'Notifications, 1 unread'
const hasCount = () => document.querySelector(`[aria-label="${label}"]`) !== null

export const noticeRows: CallOfScreen[] = [
  {
    name: 'notices: the list',
    call: notices,
    scene: list,
    send: null,
    done: 'Your booking of Forum is confirmed',
  },
  {
    name: 'notices: how many are unread',
    call: unreadNotices,
    scene: list,
    send: null,
    done: hasCount,
    silent: 'The bell shows no number, and still leads to the list.',
    unseen: 'The bell shows no number until it is known.',
  },
  {
    name: 'notices: mark all as read',
    call: markNoticesRead,
    scene: list,
    send: press('Mark all as read'),
    done: () =>
      document.querySelector('h1') !== null &&
      !document.body.textContent?.includes('Mark all as read'),
    optimistic: 'They are shown as read at once, and as unread again after a failure.',
    unseen: 'They are shown as read at once.',
  },
]
