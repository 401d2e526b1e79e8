import { connections } from '@contract/operate/connections'
import { readEnvironment } from '@server/environment'
import { openConnectionTests } from '@server/openConnectionTests'
import { beforeAll, expect, it } from 'vitest'
import { anOperator } from '../builders/operators'
import { closedPort } from '../doctor/closedPort'
import { withOpened } from '../withWorld'
import { demo, openWorld } from '../world'
import { operateCalls } from './operateCalls'

const world = withOpened(async () =>
  openWorld({
    connectionTests: openConnectionTests({
      root: '.',
      dataFolder: null,
      deployment: demo,
      environment: readEnvironment({
        SMTP_URL: `smtp://127.0.0.1:${await closedPort()}`,
        MAIL_FROM: 'portico@portico.example',
      }),
    }),
  }),
)
let token: string
beforeAll(async () => {
  token = await operateCalls(world).signIn(await anOperator(world))
})

const test = async (connection: string) => {
  const { body } = await operateCalls(world).call('GET', `connections/${connection}`, { token })
  return (body as { data: unknown }).data
}

it('a mail server that does not respond is reported with what to do', async () => {
  expect(await test('mail')).toEqual([
    {
      state: 'failed',
      text: expect.stringMatching(/cannot be used: .* Set SMTP_URL to the address/) as string,
    },
  ])
})

it('each connection is tried as doctor does', async () => {
  const found = await Promise.all(connections.map(test))
  expect(found).toMatchObject([
    [{ state: 'failed' }],
    [{ state: 'warning', text: 'are in memory, and lost when the server stops' }],
    [{ state: 'ok', text: 'are simulated; none is configured' }],
    [{ state: 'ok' }],
  ])
})
