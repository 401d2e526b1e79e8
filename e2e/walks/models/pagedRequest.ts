import { expect, type Page } from '@playwright/test'
import { press } from '../../journeys/authFlows'
import { seen } from '../../journeys/helpers'
import { comesBackOnline, fails, replies, repliesWith } from '../network'
import { type BrowserModel, type Stage, wait } from '../stage'
import { arriveAtHistory, row } from './history'

type Key = { hasRows: boolean; hasMore: boolean; hasFailed: boolean }

const more = (page: Page) => page.getByRole('button', { name: 'Show more' })
const failed = (page: Page) => seen(page, 'We couldn’t load your history')

async function seesLoading({ page }: Stage): Promise<void> {
  await expect(page.getByText('Loading your history').first()).toBeAttached()
  await expect(row(page)).toBeHidden()
}

/** The rows that the list has, and whether it says that they may be out of date. */
async function seesRows({ page }: Stage, key: unknown): Promise<void> {
  const { hasMore, hasFailed } = key as Key
  await expect(row(page)).toBeVisible()
  await expect(more(page)).toBeVisible({ visible: hasMore })
  await expect(seen(page, 'This may be out of date.')).toBeVisible({ visible: hasFailed })
}

/** The history is a list of pages. */
export const pagedRequest: BrowserModel = {
  calls: { page: { url: /\/users\/current\/transactions\?/ } },
  arrive: ({ page }) => arriveAtHistory(page),
  sees: {
    pending: seesLoading,
    async fulfilled(stage, key) {
      await seesRows(stage, key)
      if ((key as Key).hasMore) await expect(more(stage.page)).not.toHaveAttribute('aria-busy')
    },
    async loadingMore({ page }) {
      await expect(more(page)).toHaveAttribute('aria-busy', 'true')
      await expect(row(page)).toBeVisible()
    },
    invalidated: (stage, key) => ((key as Key).hasRows ? seesRows(stage, key) : seesLoading(stage)),
    refreshing: seesRows,
    async rejected({ page }) {
      await expect(failed(page)).toBeVisible()
    },
  },
  does: {
    async 'more.pressed'({ page }) {
      await more(page).click()
    },
    async 'request.invalidated'(stage, move) {
      if (await failed(stage.page).isVisible()) await press(stage.page, 'Try again')
      else await comesBackOnline(stage, move)
    },
    'after burst': wait,
    /** No one in the demo has more than a page; the server finds nothing on the next one. */
    'load done': repliesWith('page', (reply) => {
      const { data } = reply as { data: object[] }
      return { ...reply, total: data.length + 1 }
    }),
    'load error': fails('page'),
    'loadMore done': replies('page'),
    'loadMore error': fails('page'),
    'reload done': replies('page'),
    'reload error': fails('page'),
    'after requestTimeout': wait,
  },
  undone: {
    'row.changed': 'a booking that was cancelled changes its row: the walks of history show it',
  },
}
