import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openWorld, type World } from './world'

type Given = Parameters<typeof openWorld>[0]

/**
 * Opens a world before the first test of the calling file or group, and closes it after the last one. Until then, the
 * returned object is empty.
 */
export function withOpened<W extends World>(
  open: () => Promise<W>,
  close: (world: W) => Promise<void> = (world) => world.close(),
): W {
  const world = {} as W
  beforeAll(async () => void Object.assign(world, await open()))
  afterAll(() => close(world))
  return world
}

/** A world whose contents all tests of a file or group share. */
export const withSharedWorld = (given?: Given): World => withOpened(() => openWorld(given))

/** A world that is reset before each test of a file or group. */
export function withWorld(given?: Given): World {
  const world = withSharedWorld(given)
  beforeEach(() => world.reset())
  return world
}
