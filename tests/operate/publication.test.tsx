import type { OperatedBuilding } from '@contract/operate/buildings'
import { FailedCall } from '@machines/kernel/failure'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refused } from '../machines/fixtures'
import { expectAccessible } from '../ui/axe'
import { aBuilding } from './records'
import { buildingUuid, renderConsole } from './renderConsole'

const at = `/buildings/${buildingUuid}/settings`
const stored = (fields: Partial<OperatedBuilding> = {}): OperatedBuilding =>
  aBuilding({ publication: 'draft', timezone: 'America/New_York', ...fields })

type Sent = {
  version: number
  publication: string
  live_at?: string | null | undefined
  end_at?: string | null | undefined
}

/** The page of a building, and a server that stores what it is sent, or refuses it. */
async function renderBuilding(
  first: OperatedBuilding,
  refuse: (sent: Sent) => Error | null = () => null,
) {
  let current = first
  const sent: Sent[] = []
  const rendered = await renderConsole({
    at,
    calls: {
      building: async () => current,
      publishBuilding: async ({ version, publication, live_at, end_at }) => {
        const body = { version, publication, live_at, end_at }
        sent.push(body)
        const refusal = refuse(body)
        if (refusal !== null) throw refusal
        const [goesLive, ends] = [live_at ?? null, end_at ?? null]
        current = {
          ...current,
          publication,
          live_at: goesLive,
          end_at: ends,
          version: current.version + 1,
        }
        return current
      },
    },
  })
  return {
    ...rendered,
    sent,
    /** Another operator, or the server's schedule. */
    change: (fields: Partial<OperatedBuilding>) => {
      current = { ...current, ...fields, version: current.version + 1 }
    },
    press: async (name: string) => rendered.user.click(await screen.findByRole('button', { name })),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
  }
}

describe('a hidden building', () => {
  test('is scheduled by its own clock, and says when it goes live and ends', async () => {
    const { press, type, sent, user } = await renderBuilding(stored())
    await press('Publish')
    await user.click(screen.getByLabelText('At a time'))
    type('Goes live', '2099-12-01T09:00')
    type('Ends', '2100-07-01T18:00')
    await expectAccessible(document.body)
    await press('Schedule it')
    expect(await screen.findByText('Scheduled')).toBeVisible()
    expect(sent).toEqual([
      {
        version: 1,
        publication: 'scheduled',
        live_at: '2099-12-01T14:00:00.000Z',
        end_at: '2100-07-01T22:00:00.000Z',
      },
    ])
    expect(screen.getByText(/^Goes live/)).toHaveTextContent(/Dec 1, 2099, 9:00\sAM EST/)
    expect(screen.getByText(/^Ends/)).toHaveTextContent(/Jul 1, 2100, 6:00\sPM EDT/)
  })

  test('is published at once', async () => {
    const { press, sent } = await renderBuilding(stored())
    await press('Publish')
    await press('Publish it')
    expect(await screen.findByText('Live')).toBeVisible()
    expect(sent).toMatchObject([{ publication: 'live', live_at: null, end_at: null }])
  })

  test('is not scheduled without a time, or to end before it is live', async () => {
    const { press, type, sent, user } = await renderBuilding(stored())
    await press('Publish')
    await user.click(screen.getByLabelText('At a time'))
    await press('Schedule it')
    expect(await screen.findByText('Choose a date and a time')).toBeVisible()
    expect(screen.getByLabelText('Goes live')).toHaveFocus()
    type('Goes live', '2099-12-01T09:00')
    type('Ends', '2099-12-01T08:00')
    await press('Schedule it')
    expect(await screen.findByText('Choose a time after it goes live')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('shows at the field that the server’s clock is ahead, and what was entered', async () => {
    const refusal = new FailedCall({
      kind: 'refused',
      code: 'invalid_request',
      status: 400,
      retryAfter: null,
      fields: [{ path: 'body.live_at', code: 'past', message: 'Must be in the future' }],
    })
    const { press, type, user } = await renderBuilding(stored(), () => refusal)
    await press('Publish')
    await user.click(screen.getByLabelText('At a time'))
    type('Goes live', '2020-12-01T09:00')
    await press('Schedule it')
    expect(await screen.findByText('Choose a time that is still ahead')).toBeVisible()
    expect(screen.getByLabelText('Goes live')).toHaveValue('2020-12-01T09:00')
    type('Goes live', '2099-12-01T09:00')
    await waitFor(() =>
      expect(screen.queryByText('Choose a time that is still ahead')).not.toBeInTheDocument(),
    )
  })

  test('is archived, and restored', async () => {
    const { press, sent } = await renderBuilding(stored())
    await press('Archive')
    await press('Archive it')
    expect(await screen.findByText('Archived')).toBeVisible()
    await press('Restore')
    await press('Restore it')
    expect(await screen.findByText('Hidden')).toBeVisible()
    expect(sent).toMatchObject([{ publication: 'archived' }, { publication: 'draft' }])
  })
})

test('a scheduled building goes live on the page when its time comes', async () => {
  const soon = new Date(Date.now() + 50).toISOString()
  const { change } = await renderBuilding(stored({ publication: 'scheduled', live_at: soon }))
  expect(await screen.findByText('Scheduled')).toBeVisible()
  change({ publication: 'live', live_at: null })
  await waitFor(() => expect(screen.getByText('Live')).toBeVisible(), { timeout: 10_000 })
}, 15_000)

test('the publication of a scheduled building is canceled', async () => {
  const live_at = '2099-12-01T14:00:00.000Z'
  const { press, sent } = await renderBuilding(stored({ publication: 'scheduled', live_at }))
  await press('Don’t publish')
  expect(screen.getByRole('dialog')).toHaveTextContent('Cancel the publication?')
  await press('Keep it hidden')
  expect(await screen.findByText('Hidden')).toBeVisible()
  expect(sent).toMatchObject([{ publication: 'draft', live_at: null }])
})

describe('a live building', () => {
  const live = stored({ publication: 'live' })

  test('is given an end, which is then taken back', async () => {
    const { press, type, sent, user } = await renderBuilding(live)
    await press('End')
    await user.click(screen.getByLabelText('At a time'))
    type('Ends', '2099-07-01T18:00')
    await press('Save date')
    await press('Change its end')
    expect(screen.getByLabelText('Ends')).toHaveValue('2099-07-01T18:00')
    await user.click(screen.getByLabelText('Not at all'))
    await press('Keep it open')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent).toMatchObject([
      { publication: 'live', end_at: '2099-07-01T22:00:00.000Z' },
      { publication: 'live', end_at: null },
    ])
    expect(await screen.findByRole('button', { name: 'End' })).toBeVisible()
  })

  test('is ended at once', async () => {
    const { press, sent } = await renderBuilding(live)
    await press('End')
    await press('Take it offline now')
    expect(await screen.findByText('Ended')).toBeVisible()
    expect(sent).toMatchObject([{ publication: 'ended' }])
  })

  test('that another operator has changed meanwhile is changed in its new version', async () => {
    let isFirst = true
    const rendered = await renderBuilding(live, () => {
      if (!isFirst) return null
      isFirst = false
      rendered.change({ name: 'Harbor Hall' })
      return refused('version_conflict', 409)
    })
    await rendered.press('End')
    await rendered.press('Take it offline now')
    const dialog = screen.getByRole('dialog')
    expect(await within(dialog).findByText(/Someone else has changed/)).toBeVisible()
    await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Harbor Hall'))
    await rendered.press('Take it offline now')
    expect(await screen.findByText('Ended')).toBeVisible()
    expect(rendered.sent.map(({ version }) => version)).toEqual([1, 2])
  })
})
