import { beforeEach } from 'vitest'
import { withOpened } from '../withWorld'
import { openSsoWorld, type SsoWorld } from './ssoWorld'

type Given = Parameters<typeof openSsoWorld>[0]

/** Like `withSharedWorld`, with identity providers. */
export const withSharedSsoWorld = (given?: Given): SsoWorld =>
  withOpened(
    () => openSsoWorld(given),
    (world) => world.stop(),
  )

/** Like `withWorld`, with identity providers. */
export function withSsoWorld(given?: Given): SsoWorld {
  const world = withSharedSsoWorld(given)
  beforeEach(() => world.reset())
  return world
}
